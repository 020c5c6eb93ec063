import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_manager_credits, take_manager_credits } from '../../../shared/src/contract/credits/hand-out.ts'
import { check_credit_ledger } from '../../../shared/src/contract/credits/ledger.ts'
import { give_credits, take_credits } from '../../../shared/src/contract/credits/moves.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { refund_order } from '../../../shared/src/contract/orders/staff.ts'
import { bookFaults } from '../../support/order-ledger.ts'
import { fillPool } from '../../support/portal-credits.ts'
import type { Person } from '../../support/world.ts'
import { crash, deliverThroughCrashes, numbersOf, ignoreOutcome } from './interleaved.ts'
import { lineOf, openShop, payAt, checkoutBody, type Course, type Shop } from './shop.ts'
import { sized } from '../../support/tier.ts'

let shop: Shop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.person('portal_admin')
  await fillPool(shop.world, 40)
})
afterAll(() => shop.close())

type CreditOrder = { manager: Person; order_id: number; url: string }
const sent = (amount: number) => ({ amount, sent_as: crypto.randomUUID() })

async function ordered(course: Course, quantity: number): Promise<CreditOrder> {
  const manager = await shop.person('manager')
  const body = { ...(await checkoutBody(manager, [{ id: course.id, quantity }])), type: 'credits-on-course' as const }
  return { manager, ...(await manager.call(make_payment, { body })) }
}

/** Moves credits in random order as staff and managers do; any move may be refused, but none may break the books. */
function someMoves(course: Course, holders: readonly CreditOrder[], people: readonly Person[], next: () => number) {
  const place = { slug: course.slug }
  const any = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const moves: readonly (() => Promise<unknown>)[] = [
    () => admin.call(give_credits, { body: { ...sent(1 + Math.floor(next() * 9)), course_id: course.id } }),
    () =>
      admin.call(give_credits, {
        body: { ...sent(1 + Math.floor(next() * 4)), course_id: course.id, email: any(holders).manager.email },
      }),
    () => admin.call(take_credits, { body: { ...sent(2), course_id: course.id, email: any(holders).manager.email } }),
    () => admin.call(take_credits, { body: { ...sent(3), course_id: course.id } }),
    () =>
      any(holders).manager.call(give_manager_credits, {
        params: place,
        body: { ...sent(1), as: 'learner', emails: [any(people).email] },
      }),
    () =>
      any(holders).manager.call(give_manager_credits, {
        params: place,
        body: { ...sent(2), as: 'manager', emails: [any(holders).manager.email] },
      }),
    () =>
      any(holders).manager.call(take_manager_credits, {
        params: { ...place, user_id: any(holders).manager.id },
        body: sent(1),
      }),
  ]
  return Array.from({ length: 24 }, () => ignoreOutcome(any(moves)()))
}

async function refundOne({ manager, order_id }: CreditOrder): Promise<void> {
  const line = lineOf(await manager.call(get_order, { params: { order_id } }))
  const body = { line_ids: [line.id], reason: 'other' as const, sent_as: crypto.randomUUID() }
  await ignoreOutcome(admin.call(refund_order, { params: { order_id }, body }))
}

const cutOff = () =>
  shop.owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction') and application_name like 'portico-%' limit 1`

async function missingKinds(): Promise<string[]> {
  const made = await shop.owner<{ move: string }[]>`select distinct move from credit_movements`
  const kinds = new Set(made.map(({ move }) => move))
  return ['consumed', 'distributed', 'purchased', 'returned', 'taken'].filter((kind) => !kinds.has(kind))
}

/** Reads what each order brought in and gave back, next to the quantity bought. */
const bought = () => shop.owner<{ quantity: number; is_paid: boolean; came: number; went: number }[]>`
  select l.quantity, o.paid_at is not null as is_paid,
    coalesce(sum(m.amount) filter (where m.from_account_id = p.id and m.move = 'purchased'), 0)::int as came,
    coalesce(sum(m.amount) filter (where m.to_account_id = p.id), 0)::int as went
  from order_lines l join orders o on o.id = l.order_id
  left join credit_movements m on m.order_line_id = l.id
  left join credit_accounts p on p.kind = 'purchase' and p.id in (m.from_account_id, m.to_account_id)
  group by l.id, l.quantity, o.paid_at`

test.each(sized({ quick: [11], slow: [11, 12, 13] }))(
  `[CRD-012] [OP-71] interleaving %i with ${crash} keeps balances equal to movements, none below zero, credits granted once per paid order`,
  async (seed) => {
    const next = numbersOf(seed * 7919)
    const course = await shop.makeCourse({ tiers: { 1: 3900, 5: 3500 } })
    const people = [await shop.person('learner'), await shop.person('learner'), await shop.person('learner')]
    const held: CreditOrder[] = []
    for (let n = 0; n < 4; n += 1) held.push(await ordered(course, 1 + Math.floor(next() * 8)))
    for (const [place, { url }] of held.entries()) if (place > 0) await payAt(url, place === 1 ? 'disputed' : 'good')
    const events = await shop.events()
    const scrambled = [...events, ...events].toSorted(() => next() - 0.5)
    const [died] = await Promise.all([
      deliverThroughCrashes(shop, { events: scrambled, burst: 8, next }),
      ...someMoves(course, held, people, next),
      ignoreOutcome(cutOff()),
    ])
    expect(died).toBe(2)
    const refunded = held[2]
    await Promise.all([
      ...someMoves(course, held, people, next),
      ...(refunded ? [refundOne(refunded), refundOne(refunded)] : []),
      ignoreOutcome(cutOff()),
    ])
    // Chance decides which moves are refused, so repeats them until each kind has succeeded.
    for (let round = 0; round < 20 && (await missingKinds()).length > 0; round += 1)
      await Promise.all([
        ...someMoves(course, held, people, next),
        ...held.slice(2).map((each) => ignoreOutcome(refundOne(each))),
      ])
    // Redelivers the lost events, as the provider would within three days.
    for (const event of await shop.events())
      expect([event.type, (await shop.deliver(event)).status]).toEqual([event.type, 200])
    expect(await bookFaults(shop.owner)).toEqual([])
    expect(await admin.call(check_credit_ledger)).toMatchObject({ state: 'whole' })
    for (const { quantity, is_paid, came, went } of await bought()) {
      expect(came === quantity || !is_paid).toBe(true)
      if (!is_paid) expect([came, went]).toEqual([0, 0])
      expect(went).toBeLessThanOrEqual(came)
    }
  },
  180_000,
)

test('[CRD-012] [OP-71] the interleavings included credits bought, distributed, used, taken back and refunded', async () => {
  expect(await missingKinds()).toEqual([])
})
