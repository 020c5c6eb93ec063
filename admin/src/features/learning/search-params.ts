import { addressOf } from '../../kernel/address-search.ts'

export const managerInvitesSearchParams = addressOf('status')
/** URL parameters of a course's enrollments. */
export const enrollmentsSearchParams = addressOf('status')
/** URL parameters of the learners that somebody accompanies: the page of the list. */
export const curatedSearchParams = addressOf()
/** URL parameters of a manager's team: which of the two lists, whose courses, only the overdue ones. */
export const teamSearchParams = addressOf('list', 'person', 'overdue')
