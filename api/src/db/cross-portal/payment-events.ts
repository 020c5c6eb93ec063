import type { Connection } from '../client.ts'
import type { PaymentEvent } from '../../adapters/payments/payments.ts'

// Events come before a portal is known, so their ledger belongs to no portal (role `platform`).

/** Keeps an event under its own id. False when it was kept and handled before: there is nothing left to do. */
export async function keepEvent(
  platform: Connection,
  { event, raw }: { event: PaymentEvent; raw: string },
): Promise<boolean> {
  await platform.sql`insert into payment_events (id, type, payload) values (${event.id}, ${event.type}, ${raw}::text::jsonb) on conflict (id) do nothing`
  const [kept] = await platform.sql<
    { handled_at: Date | null }[]
  >`select handled_at from payment_events where id = ${event.id}`
  return kept?.handled_at === null
}

export async function markHandled(
  platform: Connection,
  { id, portal_id }: { id: string; portal_id: number | null },
): Promise<void> {
  await platform.sql`update payment_events set handled_at = now(), portal_id = ${portal_id} where id = ${id}`
}
