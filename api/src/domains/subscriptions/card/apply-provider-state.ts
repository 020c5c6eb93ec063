import type { SubscriptionEventKind } from '@portico/shared/states/subscriptions/subscription.ts'
import { creditsOwed } from '@portico/shared/rules/subscriptions/credits-owed.ts'
import type { CardSubscription } from '../../../adapters/payments/recurring.ts'
import type { Scope } from '../../../kernel/context.ts'
import { givePlanCredits } from '../give-plan-credits.ts'
import { planNamed, planOf, type PlanRow } from '../plan-of.ts'
import type { SubscriptionRow } from '../running-subscription.ts'
import { writeSubscription } from '../write-subscription.ts'
import { cardStatus, owes } from './card-status.ts'
import type { Reading } from './next-reading.ts'
import { restorePortal } from './suspend-portal.ts'

type Applied = { row: SubscriptionRow; reading: Reading; actor_id: number | null; now: Date }

/**
 * Updates a locked subscription from a provider reading. Writes and logs only differences, so repeated, late or reordered events change nothing;
 * ignores a reading that began before the one the row reflects.
 */
export async function applyProviderState(scope: Scope, { row, reading, actor_id, now }: Applied): Promise<void> {
  const { db, emit } = scope
  if (reading.number <= row.read_number || row.ended_at !== null) return
  const { said } = reading
  const plan = await planNamed(db, said.agreed.plan)
  const status = cardStatus(said)
  const credits = await giveOwedCredits(scope, { row, said, plan, actor_id, now })
  const past_due_at = owes(status) ? (row.past_due_at ?? now) : null
  const change = {
    ...(await agreedColumns(scope, said, plan)),
    status,
    past_due_at,
    period_starts_at: said.period_starts_at,
    period_ends_at: said.period_ends_at,
    canceled_at: said.canceled_at,
    ended_at: status === 'deleted' ? (said.ended_at ?? now) : null,
    customer_id: said.customer_id,
    card: said.card,
    read_number: reading.number,
    ...(said.is_paid && said.invoice ? { paid_invoice_id: said.invoice.id } : {}),
    ...(said.is_paid && (row.credited_until ?? said.period_ends_at) <= said.period_ends_at
      ? { credited_until: said.period_ends_at }
      : {}),
  }
  const [first, ...others] = kindsOf({ row, change })
  const { id } = row
  await writeSubscription(db, {
    id,
    change,
    event: first ? { kind: first, credits, charged: chargedNow(row, said), actor_id } : null,
  })
  for (const kind of others) await writeSubscription(db, { id, change: {}, event: { kind, actor_id } })
  if (past_due_at !== null && row.past_due_at === null) await emit('subscription.unpaid', { subscription_id: id })
  if (past_due_at === null && status !== 'deleted') await restorePortal(scope, { ...row, ...change })
}

/** What was charged since the last reading; null if nothing new was paid. */
const chargedNow = (row: SubscriptionRow, { is_paid, invoice }: CardSubscription): number | null =>
  is_paid && invoice && invoice.id !== row.paid_invoice_id ? invoice.charged : null

async function agreedColumns({ db }: Scope, { agreed, next }: CardSubscription, { id: plan_id }: PlanRow) {
  const { billing_type, price } = agreed
  const later = next && { ...next, plan_id: (await planNamed(db, next.plan)).id }
  return {
    plan_id,
    billing_type,
    price,
    next_plan_id: later?.plan_id ?? null,
    next_billing_type: later?.billing_type ?? null,
    next_price: later?.price ?? null,
  }
}

type OwedCredits = { row: SubscriptionRow; said: CardSubscription; plan: PlanRow; actor_id: number | null; now: Date }

/** Gives credits only for what has been paid (CRD-010, CRD-011). */
async function giveOwedCredits({ db }: Scope, { row, said, plan, actor_id, now }: OwedCredits): Promise<number> {
  if (!said.is_paid || said.state !== 'active' || row.credited_until === null) return 0
  const before = { ...(await planOf(db, row.plan_id)), billing_type: row.billing_type }
  const amount = creditsOwed({
    before,
    after: { ...plan, billing_type: said.agreed.billing_type },
    term: { starts_at: said.period_starts_at, ends_at: said.period_ends_at },
    credited_until: row.credited_until,
    now,
  })
  await givePlanCredits(db, { amount, actor_id })
  return amount
}

type Compared = Pick<
  SubscriptionRow,
  | 'plan_id'
  | 'billing_type'
  | 'price'
  | 'status'
  | 'period_ends_at'
  | 'canceled_at'
  | 'past_due_at'
  | 'next_plan_id'
  | 'next_billing_type'
>

/** Lists what happened between the row and the reading; the first event carries the credits. */
function kindsOf({ row, change }: { row: SubscriptionRow; change: Compared }): SubscriptionEventKind[] {
  const isOther = change.plan_id !== row.plan_id || change.billing_type !== row.billing_type
  const isLater = change.period_ends_at > row.period_ends_at
  // A new price for the same plan, set in the provider's dashboard, applies to the next term.
  const isPrice = !isOther && !isLater && change.price !== row.price
  const planned = change.next_plan_id !== row.next_plan_id || change.next_billing_type !== row.next_billing_type
  const found: readonly (SubscriptionEventKind | false)[] = [
    (isOther || isPrice) && 'changed',
    !isOther && isLater && 'renewed',
    planned && change.next_plan_id !== null && 'planned',
    planned && change.next_plan_id === null && !isOther && 'kept',
    change.past_due_at !== null && row.past_due_at === null && 'unpaid',
    change.past_due_at === null && row.past_due_at !== null && change.status !== 'deleted' && 'paid',
    change.canceled_at !== null && row.canceled_at === null && change.status !== 'deleted' && 'canceled',
    change.canceled_at === null && row.canceled_at !== null && change.status !== 'deleted' && 'resumed',
    change.status === 'deleted' && 'ended',
  ]
  return found.filter((kind) => kind !== false)
}
