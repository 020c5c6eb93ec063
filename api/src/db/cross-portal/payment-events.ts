import type { Connection } from '../client.ts'
import type { PaymentEvent } from '../../adapters/payments/payments.ts'

// Events come before a portal is known, so their ledger belongs to no portal (role `platform`).

/** An event by the account that signed it: two accounts may give the same id. */
type Kept = { account: string; id: string }

/** Keeps an event under its account and id. False when it was kept and handled before: there is nothing left to do. */
export async function keepEvent(
  platform: Connection,
  { event, account, raw }: { event: PaymentEvent; account: string; raw: string },
): Promise<boolean> {
  await platform.sql`insert into payment_events (account, id, type, payload) values (${account}, ${event.id}, ${event.type}, ${raw}::text::jsonb) on conflict (account, id) do nothing`
  const [kept] = await platform.sql<
    { handled_at: Date | null }[]
  >`select handled_at from payment_events where account = ${account} and id = ${event.id}`
  return kept?.handled_at === null
}

export async function markHandled(
  platform: Connection,
  { account, id, portal_id }: Kept & { portal_id: number | null },
): Promise<void> {
  await platform.sql`update payment_events set handled_at = now(), portal_id = ${portal_id} where account = ${account} and id = ${id}`
}
