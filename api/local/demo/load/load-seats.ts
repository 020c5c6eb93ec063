import { daysAgo } from '../content/demo-dates.ts'
import { loadOrder, type AccountsInput } from './load-accounts.ts'
import { at, idOf, type Bulk } from './bulk.ts'
import type { DemoMovement } from './load-ledger.ts'

/** Loads seats a manager bought: some taken by learners of the course, the rest free. Returns their credit movements. */
export async function loadSeats(
  bulk: Bulk,
  { portal, account, courses, ids }: AccountsInput,
  {
    email,
    slug,
    quantity,
    taken,
    bought_days_ago = 110,
  }: { email: string; slug: string; quantity: number; taken: number; bought_days_ago?: number },
): Promise<DemoMovement[]> {
  const course = courses.find((one) => one.slug === slug)
  if (!course) return []
  const user_id = idOf(account, email)
  const course_id = idOf(ids, slug)
  const bought_at = daysAgo(bought_days_ago)
  const [order_line_id = 0] = await loadOrder(bulk, portal.id, user_id, bought_at, [{ course, course_id, quantity }])
  const seated = await bulk.tx<{ id: number; user_id: number; purchased_at: Date }[]>`
    update enrollments set order_line_id = ${order_line_id} where portal_id = ${portal.id} and id in (
      select id from enrollments where portal_id = ${portal.id} and course_id = ${course_id} and order_line_id is null
        and user_id <> ${user_id} and purchased_at > ${bought_at} order by id limit ${taken})
    returning id, user_id, purchased_at`
  const [from = 0, to = 0, ...held] = await bulk.ids('credit_accounts', 2 + seated.length)
  const seats = { portal_id: portal.id, course_id, user_id, enrollment_id: null as number | null, balance: 0 }
  await bulk.insert('credit_accounts', [
    { id: from, kind: 'purchase', ...seats },
    { id: to, kind: 'manager', ...seats },
    ...seated.map((one, index) => ({
      id: at(held, index),
      kind: 'learner',
      ...seats,
      user_id: one.user_id,
      enrollment_id: one.id,
    })),
  ])
  const movement = { portal_id: portal.id, order_line_id, actor_id: user_id }
  return [
    {
      ...movement,
      from_account_id: from,
      to_account_id: to,
      amount: quantity,
      move: 'purchased',
      created_at: bought_at,
    },
    ...seated.map(({ purchased_at }, index) => ({
      ...movement,
      from_account_id: to,
      to_account_id: at(held, index),
      amount: 1,
      move: 'consumed' as const,
      created_at: purchased_at.toISOString(),
    })),
  ]
}
