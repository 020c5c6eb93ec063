import type { OrderEventKind } from '@portico/shared/states/orders/order-event.ts'
import type { Transaction } from '../../db/client.ts'
import { orderEvents } from './tables.ts'

type Step = {
  order_id: number
  kind: OrderEventKind
  at: Date
  amount?: number
  actor_id?: number | null
  details?: Record<string, string>
}

/** Adds a step to an order's timeline in the transaction that makes it, so it is recorded once or not at all. */
export async function noteStep(
  db: Transaction,
  { at, amount, actor_id, details, ...step }: Step,
): Promise<{ id: number }> {
  const [noted] = await db
    .insert(orderEvents)
    .values({
      ...step,
      amount: amount ?? null,
      actor_id: actor_id ?? null,
      details: details ?? {},
      created_at: at,
    })
    .returning({ id: orderEvents.id })
  if (!noted) throw new Error('no step was noted')
  return noted
}
