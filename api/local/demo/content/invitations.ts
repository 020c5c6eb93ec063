import { invitation, type InvitationStatus } from '@portico/shared/states/learning/invitation.ts'

type DemoInvitation = {
  first_name: string
  last_name: string
  status: Exclude<InvitationStatus, typeof invitation.accepted>
  sent_days_ago: number
  reminders: number
}

/** People invited by the demo's manager who have not accepted, in every other state; people who accepted are already learners of the course. */
export const demoInvitations: readonly DemoInvitation[] = [
  { first_name: 'Tamika', last_name: 'Osei', status: invitation.pending, sent_days_ago: 2, reminders: 0 },
  { first_name: 'Rafael', last_name: 'Ibarra', status: invitation.pending, sent_days_ago: 12, reminders: 2 },
  { first_name: 'Nora', last_name: 'Vance', status: invitation.invited_again, sent_days_ago: 4, reminders: 1 },
  { first_name: 'Colin', last_name: 'Achebe', status: invitation.declined, sent_days_ago: 20, reminders: 1 },
  { first_name: 'Priya', last_name: 'Raman', status: invitation.cancelled, sent_days_ago: 31, reminders: 0 },
  { first_name: 'Walt', last_name: 'Jorgensen', status: invitation.failed, sent_days_ago: 9, reminders: 0 },
]
