import { mostReminders } from '@portico/shared/states/learning/invitation.ts'

/** Codes for an address whose earlier invitation to the course has ended. */
export type EndedCode = 'invitations.ended_before' | 'invitations.resent_before'

/** Whether the earlier invitation can be sent again, which `ended_before` suggests, or was resent as often as allowed. */
export const endedCode = (reminders: number): EndedCode =>
  reminders < mostReminders ? 'invitations.ended_before' : 'invitations.resent_before'
