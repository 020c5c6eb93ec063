import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_portal_credits } from '@portico/shared/contract/credits/credits.ts'
import {
  check_credit_ledger,
  get_portal_credits,
  list_credit_transactions,
} from '@portico/shared/contract/credits/ledger.ts'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import {
  attach_subscription,
  cancel_portal_subscription,
  end_subscription,
  list_plans,
  show_portal_subscription,
  show_subscription,
} from '@portico/shared/contract/subscriptions.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../../tests/support/world.ts'
import { outsideOfPortal, portalPool, type AccountKey } from '../../credits/credit-account.ts'
import { transferCredits } from '../../credits/transfer-credits.ts'
import { turnSubscriptions } from '../jobs/turn-subscriptions.ts'
import { expirePlanCredits } from '../expire-plan-credits.ts'
import { givePlanCredits } from '../give-plan-credits.ts'
import { unusedPlanCredits } from '../unused-plan-credits.ts'

let world: World
let root: Person
beforeAll(async () => {
  world = await createWorld()
  root = await world.person('super_admin', 'admin')
  await root.confirm()
})
afterAll(() => world.close())

const noon = (day: string) => new Date(`${day}T17:00:00Z`)
const sent = (amount: number) => ({ amount, sent_as: crypto.randomUUID() })
async function attach(portal: PortalName, billing_type: 'monthly' | 'annual', starts_on: string) {
  const plan = (await root.call(list_plans)).find(({ short_name }) => short_name === 'growing')
  const agreed = { plan_id: plan?.id ?? 0, billing_type, price: 9_900, note: '', starts_on }
  const portal_id = world.portals[portal].id
  await root.call(attach_subscription, { body: { portal_id, ...agreed, sent_as: crypto.randomUUID() } })
  const admin = await world.person('admin', portal)
  const unused = async () => (await admin.call(show_portal_subscription)).unused_credits
  return { portal_id, admin, unused }
}

test('[OP-71] [CRD-010] when a plan ends, its unused credits expire; other and distributed credits stay', async () => {
  world.setNow(noon('2026-03-10'))
  const { portal_id, admin, unused } = await attach('summit', 'annual', '2026-03-10')
  await root.call(give_portal_credits, { params: { portal_id }, body: sent(50) })
  const course = await makeCourse(world, { portal: 'summit' })
  const manager = await world.person('manager', 'summit')
  await admin.call(give_credits, { body: { ...sent(10), course_id: course.id, email: manager.email } })
  await admin.call(give_credits, { body: { ...sent(20), course_id: course.id } })
  expect(await unused()).toBe(110)
  await root.call(end_subscription, { params: { portal_id } })
  expect(await unused()).toBe(0)
  const { total, remaining, distributed } = await admin.call(get_portal_credits)
  expect({ total, remaining, distributed }).toEqual({ total: 60, remaining: 30, distributed: 30 })
  const [line] = (await admin.call(list_credit_transactions, { query: { move: 'expired' } })).data
  expect(line).toMatchObject({ type: 'Removed', target: 'Subscription', direction: 2, amount: 110, balance: 30 })
  const { events } = await root.call(show_subscription, { params: { portal_id } })
  expect(events[0]).toMatchObject({ kind: 'ended', credits: -110 })
  expect(await admin.call(check_credit_ledger)).toMatchObject({ state: 'whole' })
})

test('[CRD-010] [CHK-022] unused credits roll over between terms and expire when a canceled plan ends', async () => {
  world.setNow(noon('2026-03-10'))
  const { admin, unused } = await attach('northwind', 'monthly', '2026-03-10')
  world.setNow(noon('2026-05-11'))
  await turnSubscriptions(world.services)
  expect(await unused()).toBe(30)
  await admin.call(cancel_portal_subscription, { body: { is_canceled: true } })
  expect(await unused()).toBe(30)
  world.setNow(noon('2026-06-11'))
  await turnSubscriptions(world.services)
  await turnSubscriptions(world.services)
  expect(await admin.call(show_portal_subscription)).toMatchObject({
    subscription: { status: 'deleted' },
    unused_credits: 0,
  })
  expect((await admin.call(get_portal_credits)).total).toBe(0)
})

test(`[OP-71] uses a plan's credits before any others, matching a move-by-move count`, async () => {
  const course = await makeCourse(world, { portal: 'blank' })
  const manager = await world.person('manager', 'blank')
  const aside = { kind: 'course', course_id: course.id, user_id: null } as const satisfies AccountKey
  const held = { kind: 'manager', course_id: course.id, user_id: manager.id } as const satisfies AccountKey
  const clerk = { of_plan: 0, pool: 0, aside: 0, held: 0 }
  const move = (from: AccountKey, to: AccountKey, amount: number) =>
    world.within('blank', (db) =>
      transferCredits(db, { from, to, amount, reason: { move: 'distributed', order_line_id: null, actor_id: null } }),
    )
  const used = (amount: number) => (clerk.of_plan = Math.max(0, clerk.of_plan - amount))
  let seed = 7
  const any = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let turn = 0; turn < 120; turn += 1) {
    const amount = 1 + any(9)
    const kind = any(8)
    if (kind === 0) {
      await world.within('blank', (db) => givePlanCredits(db, { amount, actor_id: null }))
      clerk.of_plan += amount
      clerk.pool += amount
    } else if (kind === 1) {
      await move(outsideOfPortal, portalPool, amount)
      clerk.pool += amount
    } else if (kind === 2 && clerk.pool >= amount) {
      await move(portalPool, aside, amount)
      clerk.pool -= amount
      clerk.aside += amount
    } else if (kind === 3 && clerk.aside >= amount) {
      await move(aside, portalPool, amount)
      clerk.aside -= amount
      clerk.pool += amount
    } else if (kind < 6 && clerk.pool >= amount) {
      await move(portalPool, held, amount)
      clerk.pool -= amount
      clerk.held += amount
      used(amount)
    } else if (kind === 6 && clerk.aside >= amount) {
      await move(aside, held, amount)
      clerk.aside -= amount
      clerk.held += amount
      used(amount)
    } else if (kind === 7 && clerk.held >= amount) {
      await move(held, portalPool, amount)
      clerk.held -= amount
      clerk.pool += amount
    }
    expect(await world.within('blank', unusedPlanCredits)).toBe(clerk.of_plan)
    if (turn % 40 !== 39) continue
    expect(await world.within('blank', (db) => expirePlanCredits(db, { actor_id: null }))).toBe(clerk.of_plan)
    const of_courses = Math.max(0, clerk.of_plan - clerk.pool)
    clerk.pool -= clerk.of_plan - of_courses
    clerk.aside -= of_courses
    clerk.of_plan = 0
  }
  const admin = await world.person('portal_admin', 'blank')
  expect(await admin.call(get_portal_credits)).toMatchObject({
    remaining: clerk.pool,
    distributed: clerk.aside + clerk.held,
  })
})
