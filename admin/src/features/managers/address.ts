import { addressOf } from '../../kernel/address-search.ts'

/** What the addresses of a manager's lists keep. */
export const managerCoursesAddress = addressOf('sort')
/** `order`: the purchase that a payment page led back from. */
export const managerSeatsAddress = addressOf('order')
export const managerPeopleAddress = addressOf()
export const managerInvitesAddress = addressOf('status')
