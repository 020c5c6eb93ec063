import { addressOf } from '../../kernel/address-search.ts'

export const managerInvitesSearchParams = addressOf('status')
export const enrollmentsSearchParams = addressOf('status')
/** URL parameters of the list of learners whom the user accompanies: only its page. */
export const curatedSearchParams = addressOf()
/** URL parameters of a manager's team: which of the two lists, the person whose courses are listed, and the overdue filter. */
export const teamSearchParams = addressOf('list', 'person', 'overdue')
