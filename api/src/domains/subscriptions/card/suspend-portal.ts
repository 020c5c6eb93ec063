import { noticePeriod_ms } from '@portico/shared/rules/subscriptions/payment-notice.ts'
import { pauseUnpaidPortal, resumePaidPortal } from '../../portals/door.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { SubscriptionRow } from '../running-subscription.ts'
import { writeSubscription } from '../write-subscription.ts'

/** Pauses a portal a week after its payment went missing (OP-68); a portal that staff already paused is left to them. */
export async function suspendPortal(
  { db, emit }: Scope,
  { row, now }: { row: SubscriptionRow; now: Date },
): Promise<boolean> {
  const { id, portal_id, past_due_at, suspended_at, ended_at } = row
  if (past_due_at === null || suspended_at !== null || ended_at !== null) return false
  if (now.getTime() - past_due_at.getTime() < noticePeriod_ms) return false
  if (!(await pauseUnpaidPortal(db, portal_id))) return false
  await writeSubscription(db, { id, change: { suspended_at: now }, event: { kind: 'suspended', actor_id: null } })
  await emit('portal.paused', { portal_id })
  await emit('subscription.suspended', { subscription_id: id })
  return true
}

/** Reopens a portal that was suspended for a missing payment; leaves other pauses alone. */
export async function restorePortal(
  { db, emit }: Scope,
  { id, portal_id, suspended_at }: SubscriptionRow,
): Promise<void> {
  if (suspended_at === null) return
  await resumePaidPortal(db, portal_id)
  await writeSubscription(db, { id, change: { suspended_at: null }, event: { kind: 'restored', actor_id: null } })
  await emit('portal.paused', { portal_id })
}
