import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the portal's credits and their history: the open view, and for movements the kind, time and account. */
export const creditsSearchParams = addressOf('show', 'move', 'at', 'account')
export const managerCoursesSearchParams = addressOf('sort')
/** `order`: the purchase that the payment page returned from. */
export const managerSeatsSearchParams = addressOf('order')
export const managerPeopleSearchParams = addressOf()
