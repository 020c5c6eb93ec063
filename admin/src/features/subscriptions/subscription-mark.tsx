import { subscriptionStatusLabels, type SubscriptionStatus } from '@portico/shared/states/subscriptions/subscription.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'

const tones = {
  trialing: 'progress',
  active: 'success',
  past_due: 'waiting',
  canceled: 'waiting',
  unpaid: 'failed',
  deleted: undefined,
} as const satisfies Record<SubscriptionStatus, Tone | undefined>

export const SubscriptionMark = ({ status }: { status: SubscriptionStatus }) => (
  <StatusMark tone={tones[status]}>{subscriptionStatusLabels[status]}</StatusMark>
)
