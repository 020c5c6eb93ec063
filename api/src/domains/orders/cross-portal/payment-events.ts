import type { Connection } from '../../../db/client.ts'
import type { PaymentEvent, PaymentSubject } from '../../../adapters/payments/payments.ts'

// Events arrive before their portal is known, so their ledger belongs to no portal (role `platform`).

/** An event by the account that signed it, because two accounts may use the same id. */
type EventKey = { account: string; id: string }

/** Stores an event under its account and id. Returns false if it was already stored and handled, so nothing is left to do. */
export async function storeEvent(
  platform: Connection,
  { event, account, raw }: { event: PaymentEvent; account: string; raw: string },
): Promise<boolean> {
  await platform.sql`insert into payment_events (account, id, type, payload) values (${account}, ${event.id}, ${event.type}, ${raw}::text::jsonb) on conflict (account, id) do nothing`
  const [kept] = await platform.sql<
    { handled_at: Date | null }[]
  >`select handled_at from payment_events where account = ${account} and id = ${event.id}`
  return kept?.handled_at === null
}

type Outcome = EventKey & {
  outcome: 'applied' | 'no_order' | 'failed'
  portal_id: number | null
  order_id: number | null | undefined
  error?: string
}

/** Records the outcome of handling an event. A failed one stays unhandled, so that it is handled again. */
export async function noteOutcome(platform: Connection, tried: Outcome): Promise<void> {
  const { account, id, outcome, portal_id, order_id = null, error = null } = tried
  await platform.sql`update payment_events set tried = tried + 1, outcome = ${outcome}, error = ${error},
    portal_id = coalesce(${portal_id}, portal_id), order_id = coalesce(${order_id}, order_id),
    handled_at = case when ${outcome} = 'failed' then handled_at else now() end
    where account = ${account} and id = ${id}`
}

/** Finds the order of a payment, because disputes reference only the payment. */
export async function orderOfPayment(platform: Connection, payment_id: string): Promise<PaymentSubject | null> {
  const [order] = await platform.sql<
    { portal_id: number; id: number }[]
  >`select portal_id, id from orders where payment_intent_id = ${payment_id} limit 1`
  return order ? { portal_id: Number(order.portal_id), order_id: Number(order.id) } : null
}

export type StoredEvent = {
  number: number
  account: string
  id: string
  type: string
  order_id: number | null
  outcome: 'applied' | 'no_order' | 'failed' | null
  error: string | null
  tried: number
  received_at: Date
  handled_at: Date | null
}
type Wanted = {
  portal_id: number
  outcome?: 'waiting' | 'applied' | 'no_order' | 'failed' | undefined
  search?: string | undefined
}

const columns = (platform: Connection) =>
  platform.sql`number, account, id, type, order_id, outcome, error, tried, received_at, handled_at`

function matching(platform: Connection, { portal_id, outcome, search }: Wanted) {
  const { sql } = platform
  const words = search?.trim() ?? ''
  const found =
    words === ''
      ? sql`true`
      : sql`(id = ${words} or type like ${`${words.replace(/[\\%_]/g, '\\$&')}%`} or order_id::text = ${words.replace(/^#/, '')})`
  const ended =
    outcome === undefined ? sql`true` : outcome === 'waiting' ? sql`outcome is null` : sql`outcome = ${outcome}`
  return sql`from payment_events where portal_id = ${portal_id} and ${found} and ${ended}`
}

/** Returns the ledger of one portal, newest first, with one extra row to show that there are more. */
export async function eventsOfPortal(
  platform: Connection,
  { place, size, ...wanted }: Wanted & { place: { id: number; back: boolean } | null; size: number },
): Promise<StoredEvent[]> {
  const { sql } = platform
  const beyond = place === null ? sql`true` : place.back ? sql`number > ${place.id}` : sql`number < ${place.id}`
  const order = place?.back ? sql`asc` : sql`desc`
  const rows = await sql<
    StoredEvent[]
  >`select ${columns(platform)} ${matching(platform, wanted)} and ${beyond} order by number ${order} limit ${size + 1}`
  return rows.map(numbered)
}

/** Counts the matching events, up to `most`. */
export async function countEvents(
  platform: Connection,
  { most, ...wanted }: Wanted & { most: number },
): Promise<number> {
  const [found] = await platform.sql<
    { count: number }[]
  >`select count(*)::int as count from (select 1 ${matching(platform, wanted)} limit ${most}) counted`
  return found?.count ?? 0
}

/** Returns one event of a portal with its payload. */
export async function eventOfPortal(
  platform: Connection,
  { portal_id, number }: { portal_id: number; number: number },
): Promise<(StoredEvent & { payload: unknown }) | null> {
  const [row] = await platform.sql<
    (StoredEvent & { payload: unknown })[]
  >`select ${columns(platform)}, payload from payment_events where portal_id = ${portal_id} and number = ${number}`
  return row ? { ...numbered(row), payload: row.payload } : null
}

const numbered = <R extends StoredEvent>(row: R): R => ({
  ...row,
  number: Number(row.number),
  order_id: row.order_id === null ? null : Number(row.order_id),
})
