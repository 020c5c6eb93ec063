import { listSearchParams } from '../../kernel/search-params.ts'

/** URL parameters of the portal's credits and their history: the open view, and for movements the kind, time and account. */
export const creditsSearchParams = listSearchParams('show', 'move', 'at', 'account')
export const managerCoursesSearchParams = listSearchParams('sort')
/** `order`: the purchase that the payment page returned from. */
export const managerSeatsSearchParams = listSearchParams('order')
export const managerPeopleSearchParams = listSearchParams()
