import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '@portico/shared/access/roles.ts'
import { show_dashboard } from '@portico/shared/contract/learning/dashboard.ts'
import { set_review_published } from '@portico/shared/contract/reviews.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { courseManagers, enrollments } from '../../tables.ts'
import { courses } from '../../../courses/tables.ts'
import { creditAccounts, creditMovements } from '../../../credits/tables.ts'
import { reviews } from '../../../questions/tables.ts'
import { orderLines, orders } from '../../../orders/tables.ts'
import { memberships } from '../../../identity/tables.ts'
import { companies } from '../../../portals/tables.ts'
import { publishingJobs } from '../../../publishing/tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld({ STRIPE_ACCOUNTS: '31=summit:sk_test_summit:whsec_summit' })))
afterAll(() => world.close())

const seenBy = async (role: Role, portal: 'core' | 'summit' | 'northwind' = 'core') =>
  (await world.person(role, portal)).call(show_dashboard)
const kinds = ({ attention }: Awaited<ReturnType<typeof seenBy>>) => attention.map(({ kind }) => kind)

test('[ADM-002] the dashboard counts only its own portal, in the portal’s month, and returns portal_credits', async () => {
  // The last hour of February in New York, when it is already March in UTC.
  world.setNow(new Date('2026-03-01T04:30:00Z'))
  const buyer = await world.person('manager')
  const learner = await world.person('learner')
  const course = await makeCourse(world)
  const enrollment_id = await enroll(world, { course, user_id: learner.id })
  // Has a seat but has not started; created before this month.
  const waiting = await world.person('learner')
  const waiting_id = await enroll(world, { course, user_id: waiting.id })
  await world.within('core', async (tx) => {
    await tx
      .update(enrollments)
      .set({
        created_at: new Date('2026-02-02T12:00:00Z'),
        started_at: new Date('2026-02-03T12:00:00Z'),
        finished_at: new Date('2026-03-01T04:00:00Z'),
      })
      .where(eq(enrollments.id, enrollment_id))
    const earlier = { created_at: new Date('2026-01-31T12:00:00Z') }
    await tx
      .update(enrollments)
      .set({ ...earlier, started_at: null, finished_at: null })
      .where(eq(enrollments.id, waiting_id))
    await tx.update(memberships).set(earlier)
    await tx
      .update(memberships)
      .set({ created_at: new Date('2026-02-10T12:00:00Z') })
      .where(eq(memberships.user_id, learner.id))
    const kept = {
      checkout_session_id: null,
      success_path: '/',
      cancel_path: '/',
      request_hash: 'x',
      type: 'course',
    } as const
    const paid = { status: 3, payment_status: 'completed', user_id: buyer.id, total: 9_800, ...kept } as const
    for (const [idempotency_key, paid_at] of [
      ['this', '2026-02-10T00:00:00Z'],
      ['before', '2026-01-31T12:00:00Z'],
    ] as const) {
      const [order] = await tx
        .insert(orders)
        .values({ ...paid, idempotency_key, paid_at: new Date(paid_at) })
        .returning()
      const line = {
        order_id: order?.id ?? 0,
        kind: 'Course',
        course_id: course.id,
        title: 'A',
        quantity: 1,
        unit_price: 4_900,
        total: 4_900,
      } as const
      await tx.insert(orderLines).values([line, { ...line, refunded_at: new Date('2026-02-11T00:00:00Z') }])
    }
    const accounts = await tx
      .insert(creditAccounts)
      .values([
        { kind: 'purchase' },
        { kind: 'manager', user_id: buyer.id, course_id: course.id },
        { kind: 'learner', user_id: learner.id, course_id: course.id, enrollment_id },
        { kind: 'learner', user_id: waiting.id, course_id: course.id, enrollment_id: waiting_id },
      ])
      .returning({ id: creditAccounts.id })
    const [bought = 0, held = 0, taken = 0, unopened = 0] = accounts.map(({ id }) => id)
    const step = { move: 'given', type: 'Allocated', target: 'Course', direction: 1 } as const
    await tx.insert(creditMovements).values([
      { ...step, from_account_id: bought, to_account_id: held, amount: 5 },
      { ...step, from_account_id: held, to_account_id: taken, amount: 1 },
      { ...step, from_account_id: held, to_account_id: unopened, amount: 1 },
    ])
  })
  const owner = await seenBy('portal_admin')
  expect(owner.portal_credits).toEqual({ remaining: 0, distributed: 3, used: 2 })
  expect(owner.enrollments).toEqual({ total: 2, this_month: 1 })
  expect(owner.revenue).toEqual({ this_month: 4_900, orders: 1 })
  // The owner making the request was created just now by the database's clock.
  expect(owner.users).toEqual({ total: 4, this_month: 2 })
  expect(await seenBy('course_admin')).toMatchObject({
    completions: { total: 1, this_month: 1 },
    portal_credits: null,
    users: null,
    revenue: null,
  })
  // An hour later it is March there, too.
  world.setNow(new Date('2026-03-01T05:30:00Z'))
  expect((await seenBy('accounting')).revenue).toEqual({ this_month: 0, orders: 0 })
  // Another portal shows none of it.
  expect(await seenBy('portal_admin', 'summit')).toMatchObject({
    portal_credits: { remaining: 0, distributed: 0, used: 0 },
    enrollments: { total: 0, this_month: 0 },
    revenue: { this_month: 0, orders: 0 },
  })
  world.setNow(null)
})

test('[ADM-002] shows up to four figures, only those the role may see; others have no dashboard', async () => {
  const shown = async (role: Role, portal?: 'northwind') =>
    Object.entries(await seenBy(role, portal)).flatMap(([name, value]) => (name !== 'attention' && value ? [name] : []))
  expect(await shown('portal_admin')).toEqual(['portal_credits', 'users', 'enrollments', 'revenue'])
  expect(await shown('portal_admin', 'northwind')).toEqual(['portal_credits', 'users', 'enrollments', 'completions'])
  expect(await shown('accounting')).toEqual(['portal_credits', 'revenue'])
  expect(await shown('course_admin')).toEqual(['enrollments', 'completions'])
  for (const role of ['manager', 'instructor', 'editor', 'learner', 'partner'] as const)
    await expect(seenBy(role)).rejects.toMatchObject({ status: 403 })
})

test('[BLD-021] shows problems to people who can fix them, until they are fixed', async () => {
  const learner = await world.person('learner', 'summit')
  const course = await makeCourse(world, { portal: 'summit', title: 'Published', slug: 'published' })
  const draft = await makeCourse(world, { portal: 'summit', title: 'Draft', publication_status: 1, prices: {} })
  const enrollment_id = await enroll(world, { course, user_id: learner.id, portal: 'summit' })
  await world.within('summit', (tx) =>
    tx.update(enrollments).set({ finished_at: new Date() }).where(eq(enrollments.id, enrollment_id)),
  )
  const job = { subject: 'course:published', state: 4 } as const
  const review_id = await world.within('summit', async (tx) => {
    await tx.update(companies).set({ address: null, tax_id: '12-3456789', support_phone: '+1 415 555 0100' })
    await tx.insert(publishingJobs).values([job, { ...job, subject: `portal:${world.portals.summit.id}` }])
    const from = { course_id: course.id, enrollment_id, user_id: learner.id, author_name: 'Ada L.' }
    const [review] = await tx
      .insert(reviews)
      .values({ ...from, rating: 4, text: 'Clear.' })
      .returning()
    return review?.id ?? 0
  })
  expect(kinds(await seenBy('course_admin', 'summit'))).toEqual(['failed_publications', 'unready_courses', 'reviews'])
  expect(kinds(await seenBy('portal_admin', 'summit'))).toEqual(['portal_publication', 'reviews', 'company_details'])
  expect(kinds(await seenBy('accounting', 'summit'))).toEqual([])
  // People limited to courses see only those courses.
  const limited = await world.person('course_admin', 'summit')
  const assign = (course_id: number) =>
    world.within('summit', (tx) =>
      tx.insert(courseManagers).values({ course_id, user_id: limited.id, added_by: limited.id }),
    )
  await assign((await makeCourse(world, { portal: 'summit' })).id)
  expect(await limited.call(show_dashboard)).toMatchObject({
    enrollments: { total: 0, this_month: 0 },
    completions: { total: 0, this_month: 0 },
    attention: [],
  })
  await assign(course.id)
  expect(await limited.call(show_dashboard)).toMatchObject({
    enrollments: { total: 1 },
    completions: { total: 1 },
    attention: [{ kind: 'failed_publications' }, { kind: 'reviews' }],
  })
  const admin = await world.person('admin', 'summit')
  const { attention } = await admin.call(show_dashboard)
  expect(
    Object.fromEntries(
      attention.map(({ kind, count, entries }) => [kind, [count, entries[0]?.slug, entries[0]?.notes]]),
    ),
  ).toEqual({
    portal_publication: [1, null, []],
    failed_publications: [1, 'published', []],
    unready_courses: [1, draft.slug, ['no_pricing', 'no_instructors']],
    reviews: [1, 'published', ['Ada L.', '4', 'Clear.']],
    company_details: [1, null, ['address']],
  })
  await admin.call(set_review_published, { params: { id: review_id }, body: { is_published: true } })
  await world.within('summit', async (tx) => {
    await tx.insert(publishingJobs).values({ ...job, state: 3 })
    await tx.update(courses).set({ deleted_at: new Date() }).where(eq(courses.id, draft.id))
    await tx.update(companies).set({ address: '1 Main St' })
  })
  expect(kinds(await admin.call(show_dashboard))).toEqual(['portal_publication'])
})
