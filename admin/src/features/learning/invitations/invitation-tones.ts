import type { InvitationStatus } from '@portico/shared/states/learning/invitation.ts'
import type { Tone } from '@portico/shared/ui/tone.ts'

export const invitationTones: Readonly<Record<InvitationStatus, Tone | undefined>> = {
  1: 'waiting',
  2: 'success',
  3: undefined,
  4: 'failed',
  5: 'waiting',
  6: 'failed',
}
