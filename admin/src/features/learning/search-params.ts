import { listSearchParams } from '../../kernel/search-params.ts'

export const managerInvitesSearchParams = listSearchParams('status')
/** `list`: learners, or the people invited to the course. */
export const enrollmentsSearchParams = listSearchParams('status', 'list')
/** URL parameters of the list of learners whom the user accompanies: only its page. */
export const curatedSearchParams = listSearchParams()
/** URL parameters of a manager's team: which of the two lists, the person whose courses are listed, and the overdue filter. */
export const teamSearchParams = listSearchParams('list', 'person', 'overdue')
