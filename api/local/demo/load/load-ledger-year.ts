import { daysAgo } from '../content/demo-dates.ts'
import { at, type Bulk } from './bulk.ts'
import type { DemoMovement } from './load-ledger.ts'

const quarter_days = 91
const given_a_quarter = 60
const set_aside = 12
const given_to_manager = 6
/** maximum number of enrollments paid with a portal's credits */
const most_used = 45

/**
 * Loads a year of a portal's credits: the installation grants some each quarter, staff allocate some to courses and some to a manager, enrollments
 * use them up, and unused course credits return to the pool.
 */
export async function loadLedgerYear(
  bulk: Bulk,
  {
    portal_id,
    manager_id,
    course_ids,
  }: { portal_id: number; manager_id: number | undefined; course_ids: readonly number[] },
): Promise<DemoMovement[]> {
  const none = {
    portal_id,
    course_id: null as number | null,
    user_id: null as number | null,
    enrollment_id: null as number | null,
    balance: 0,
  }
  const [outside = 0, pool = 0, ...more] = await bulk.ids('credit_accounts', 2 + course_ids.length + 1)
  const held = at(more, course_ids.length)
  const [kept, spare] = course_ids
  await bulk.insert('credit_accounts', [
    { id: outside, kind: 'purchase', ...none },
    { id: pool, kind: 'portal', ...none },
    ...course_ids.map((course_id, index) => ({ id: at(more, index), kind: 'course', ...none, course_id })),
    ...(manager_id === undefined || kept === undefined
      ? []
      : [{ id: held, kind: 'manager', ...none, course_id: kept, user_id: manager_id }]),
  ])
  const step = { portal_id, order_line_id: null, actor_id: null }
  const movements: DemoMovement[] = []
  for (let quarter = 4; quarter >= 1; quarter -= 1) {
    const days = quarter * quarter_days
    const given = { ...step, from_account_id: outside, to_account_id: pool, amount: given_a_quarter }
    movements.push({ ...given, move: 'given', target: 'Portal', created_at: daysAgo(days) })
    for (const [index] of course_ids.entries()) {
      const aside = { ...step, from_account_id: pool, to_account_id: at(more, index), amount: set_aside }
      movements.push({ ...aside, move: 'distributed', created_at: daysAgo(days - 3 - index) })
    }
    if (manager_id !== undefined && kept !== undefined) {
      const to_manager = { ...step, from_account_id: at(more, 0), to_account_id: held, amount: given_to_manager }
      movements.push({ ...to_manager, move: 'distributed', created_at: daysAgo(days - 10) })
    }
  }
  if (spare !== undefined) {
    const back = { ...step, from_account_id: at(more, 1), to_account_id: pool, amount: set_aside }
    movements.push({ ...back, move: 'taken', created_at: daysAgo(5) })
  }
  return [...movements, ...(await used(bulk, { portal_id, pool }))]
}

/** Enrollments of that year that the portal paid for with credits of its pool. */
async function used(bulk: Bulk, { portal_id, pool }: { portal_id: number; pool: number }): Promise<DemoMovement[]> {
  const rows = await bulk.tx<{ id: number; course_id: number; user_id: number; purchased_at: Date }[]>`
    select e.id, e.course_id, e.user_id, e.purchased_at from enrollments e
    where e.portal_id = ${portal_id} and e.order_line_id is null and e.user_id is not null
      and e.purchased_at between ${daysAgo(3 * quarter_days)} and ${daysAgo(0)}
      and not exists (select 1 from credit_accounts a where a.portal_id = e.portal_id and a.enrollment_id = e.id)
    order by e.id limit ${most_used}`
  const ids = await bulk.ids('credit_accounts', rows.length)
  await bulk.insert(
    'credit_accounts',
    rows.map(({ id, course_id, user_id }, index) => ({
      id: at(ids, index),
      portal_id,
      kind: 'learner',
      course_id,
      user_id,
      enrollment_id: id,
      balance: 0,
    })),
  )
  return rows.map(({ purchased_at }, index) => ({
    portal_id,
    from_account_id: pool,
    to_account_id: at(ids, index),
    amount: 1,
    move: 'consumed' as const,
    order_line_id: null,
    actor_id: null,
    created_at: purchased_at.toISOString(),
  }))
}
