/** Status of an invitation (USR-025). One sent again after it ended is open like a pending one (OP-113). */
export const invitation = { pending: 1, accepted: 2, cancelled: 3, declined: 4, invited_again: 5, failed: 6 } as const
export type InvitationStatus = (typeof invitation)[keyof typeof invitation]
export const invitationStatuses = [1, 2, 3, 4, 5, 6] as const satisfies readonly InvitationStatus[]

export const invitationLabels: Readonly<Record<InvitationStatus, string>> = {
  1: 'Invited',
  2: 'Accepted',
  3: 'Withdrawn',
  4: 'Declined',
  5: 'Invited again',
  6: 'Failed',
}

/** Actions on an invitation (USR-026). */
export type InvitationAction = 'accept' | 'decline' | 'cancel' | 'reinvite' | 'remind'
const open: readonly InvitationAction[] = ['accept', 'decline', 'cancel', 'remind']
const ended: readonly InvitationAction[] = ['reinvite']
const allowed: Readonly<Record<InvitationStatus, readonly InvitationAction[]>> = {
  1: open,
  2: [],
  3: ended,
  4: ended,
  5: open,
  6: ended,
}

export const mayWithInvitation = (status: InvitationStatus, action: InvitationAction): boolean =>
  allowed[status].includes(action)
export const isOpenInvitation = (status: InvitationStatus): boolean => mayWithInvitation(status, 'accept')

/** Maximum number of reminders per invitation. */
export const mostReminders = 3

type InvitationRow = { closed_at: unknown; enrollment_id: unknown; ended_as: number | null; is_again: boolean }
/** Derives an invitation's status from its stored row. */
export function invitationStatus({ closed_at, enrollment_id, ended_as, is_again }: InvitationRow): InvitationStatus {
  if (closed_at === null) return is_again ? invitation.invited_again : invitation.pending
  if (enrollment_id !== null) return invitation.accepted
  if (ended_as === invitation.declined || ended_as === invitation.failed) return ended_as
  return invitation.cancelled
}
