import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the portal's credits and of their history: what is shown, and of movements kind, moment and account. */
export const creditsSearchParams = addressOf('show', 'move', 'at', 'account')
/** URL parameters of a manager's lists. */
export const managerCoursesSearchParams = addressOf('sort')
/** `order`: the purchase that a payment page led back from. */
export const managerSeatsSearchParams = addressOf('order')
export const managerPeopleSearchParams = addressOf()
