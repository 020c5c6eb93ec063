import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { give_portal_credits } from '@portico/shared/contract/credits/credits.ts'
import { create_enrollments, find_course_people } from '@portico/shared/contract/learning/enrollments-people.ts'
import { delete_enrollment, list_course_learners } from '@portico/shared/contract/learning/enrollments.ts'
import { get_learner_course } from '@portico/shared/contract/learning/learning.ts'
import { makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { fillPool, poolOf } from '../../../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { courseInstructors, courseManagers, enrollments } from '../../tables.ts'
import { memberships } from '../../../identity/tables.ts'

let world: World
let staff: Person
let learner: Person
let course: MadeCourse
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
  learner = await world.person('learner')
})
beforeEach(async () => void (course = await makeCourse(world)))
afterAll(() => world.close())

type Body = Omit<Parameters<typeof send>[1], 'role_id'>
const send = (who: Person, body: { role_id: number } & Record<string, unknown>) =>
  who.call(create_enrollments, { params: { slug: course.slug }, body: body as { role_id: number } })
const enrollAs = (body: Body, who = staff) => send(who, { role_id: roleIdOf('learner'), ...body })
const unenroll = (related_id: number) => staff.call(delete_enrollment, { params: { slug: course.slug, related_id } })

test('[USR-022] [OP-109] [OP-71] enrolls by id and email with one credit and a due date each, repeatably', async () => {
  await fillPool(world, 5)
  const before = await poolOf(world)
  const other = await world.person('learner')
  const asked = { user_ids: [learner.id], emails: [other.email.toUpperCase()], due_on: '2099-12-31' }
  const first = await enrollAs(asked)
  expect(first).toMatchObject({ counts: { create: 2, unchanged: 0, refused: 0 }, credits_left: before - 2 })
  expect(first.rows.map(({ email, verdict }) => [email, verdict])).toEqual([
    [learner.email, 'create'],
    [other.email, 'create'],
  ])
  const related_id = first.rows[0]?.enrollment_id ?? 0
  expect(
    await learner.call(get_learner_course, { params: { slug: course.slug }, query: { related_id } }),
  ).toMatchObject({ related_id, due_at: '2100-01-01T04:59:59.999Z' })
  expect(await enrollAs(asked)).toMatchObject({ counts: { create: 0, unchanged: 2, refused: 0 } })
  expect(await poolOf(world)).toBe(before - 2)
  expect((await staff.call(list_course_learners, { params: { slug: course.slug } })).data).toHaveLength(2)
})

test('[USR-022] reports why someone cannot be enrolled, without holding up the others', async () => {
  await fillPool(world, 5)
  const [blocked, elsewhere] = [await world.person('learner'), await world.person('learner', 'summit')]
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_blocked: true }).where(eq(memberships.user_id, blocked.id)),
  )
  const emails = ['nobody@example.com', elsewhere.email, blocked.email, learner.email]
  const { rows } = await enrollAs({ emails, user_ids: [999_999] })
  expect(rows.map(({ code, message }) => code && `${code}: ${message}`)).toEqual([
    'enrollments.person_gone: This person no longer belongs to this portal.',
    'enrollments.unknown_address: Nobody on this portal has the email nobody@example.com.',
    // Does not reveal that an account exists elsewhere.
    `enrollments.unknown_address: Nobody on this portal has the email ${elsewhere.email}.`,
    expect.stringContaining('enrollments.blocked'),
    null,
  ])
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ finished_at: new Date() }).where(eq(enrollments.course_id, course.id)),
  )
  expect((await enrollAs({ emails: [learner.email] })).rows).toMatchObject([
    { verdict: 'refused', code: 'enrollments.completed_before' },
  ])
  expect((await enrollAs({ emails: [learner.email], again: true })).counts).toMatchObject({ create: 1 })
})

test('[USR-022] rejects drafts, learners as callers, and invalid or past due dates', async () => {
  const draft = await makeCourse(world, { publication_status: 1 })
  await expect(
    staff.call(create_enrollments, { params: { slug: draft.slug }, body: { role_id: 10, user_ids: [learner.id] } }),
  ).rejects.toMatchObject({ code: 'enrollments.not_published' })
  await expect(enrollAs({ user_ids: [learner.id] }, learner)).rejects.toMatchObject({ status: 403 })
  await expect(enrollAs({})).rejects.toMatchObject({ code: 'enrollments.nobody_named' })
  for (const due of [{ due_on: '2001-01-01' }, { due_on: '2099-01-01', due_days: 3 }])
    await expect(enrollAs({ user_ids: [learner.id], ...due })).rejects.toMatchObject({
      fields: { due_on: [expect.any(String)] },
    })
  for (const due_days of [1.5, 0, 3_651])
    await expect(enrollAs({ user_ids: [learner.id], due_days })).rejects.toMatchObject({
      fields: { due_days: ['Please enter a whole number from 1 to 3,650.'] },
    })
})

test('[CRD-023] [OP-71] concurrent requests spend the last credit once and return it once', async () => {
  const portal = 'summit'
  const [admin, place] = [await world.person('portal_admin', portal), await makeCourse(world, { portal })]
  const people = await Promise.all(Array.from({ length: 6 }, () => world.person('learner', portal)))
  await fillPool(world, 3, portal)
  const sent = await Promise.all(
    people.flatMap(({ id }, at) => {
      const next = people[(at + 1) % people.length]?.id ?? id
      return [
        [id, next],
        [next, id],
      ].map((user_ids) =>
        admin.call(create_enrollments, { params: { slug: place.slug }, body: { role_id: 10, user_ids } }),
      )
    }),
  )
  const rows = sent.flatMap((one) => one.rows)
  const made = rows.flatMap(({ verdict, enrollment_id }) => (verdict === 'create' ? (enrollment_id ?? 0) : []))
  expect(made).toHaveLength(3)
  expect(
    rows
      .filter(({ verdict }) => verdict === 'refused')
      .every(({ message }) => message === 'Credits are not enough in the portal'),
  ).toBe(true)
  expect(await poolOf(world, portal)).toBe(0)
  const [one = 0] = made
  const end = () => admin.call(delete_enrollment, { params: { slug: place.slug, related_id: one } })
  const ended = await Promise.all([end(), end(), end()])
  expect(ended.filter(({ returned_to }) => returned_to === 'portal')).toHaveLength(1)
  expect(await poolOf(world, portal)).toBe(1)
  const held = await world.within(portal, (tx) =>
    tx.execute<{ off: number }>(sql`select count(*)::int as off from credit_accounts a where a.balance <>
      coalesce((select sum(amount) from credit_movements where to_account_id = a.id), 0)
      - coalesce((select sum(amount) from credit_movements where from_account_id = a.id), 0)`),
  )
  expect([...held]).toEqual([{ off: 0 }])
})

test('[USR-022] [OP-71] the credit of a learner who has started stays used', async () => {
  await fillPool(world, 1)
  const { rows } = await enrollAs({ user_ids: [learner.id] })
  const before = await poolOf(world)
  const related_id = rows[0]?.enrollment_id ?? 0
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ started_at: new Date() }).where(eq(enrollments.id, related_id)),
  )
  expect(await unenroll(related_id)).toEqual({ id: related_id, is_seat_returned: false, returned_to: null })
  expect(await poolOf(world)).toBe(before)
})

test('[BLD-036] only instructors and managers of the portal become ones of the course; no credit moves', async () => {
  const before = await poolOf(world)
  const [teacher, manager] = [await world.person('instructor'), await world.person('manager')]
  const asRole = (role: 'instructor' | 'manager', user_ids: number[]) =>
    send(staff, { role_id: roleIdOf(role), user_ids })
  expect((await asRole('instructor', [teacher.id, learner.id])).rows).toMatchObject([
    { verdict: 'create' },
    { verdict: 'refused', code: 'enrollments.role_missing' },
  ])
  expect((await asRole('manager', [manager.id, teacher.id])).rows).toMatchObject([
    { verdict: 'create' },
    { message: expect.stringContaining('does not have the role Manager on this portal.') },
  ])
  expect((await asRole('manager', [manager.id])).rows).toMatchObject([{ verdict: 'unchanged' }])
  const of = await world.within('core', async (tx) => ({
    instructors: await tx.select().from(courseInstructors).where(eq(courseInstructors.course_id, course.id)),
    managers: await tx.select().from(courseManagers).where(eq(courseManagers.course_id, course.id)),
  }))
  expect(of).toMatchObject({
    instructors: [{ user_id: teacher.id, is_primary: true }],
    managers: [{ user_id: manager.id, added_by: staff.id }],
  })
  expect(await poolOf(world)).toBe(before)
})

test('[USR-022] finds the portal’s unblocked people by name or email, with the credits left', async () => {
  const stranger = await world.person('learner', 'summit')
  const find = (search: string, who = staff, role?: 'manager' | 'instructor') =>
    who.call(find_course_people, { params: { slug: course.slug }, query: { search, role } })
  await fillPool(world, 1)
  expect(await find(learner.email)).toMatchObject({
    course_credits: 0,
    portal_credits: await poolOf(world),
    people: [{ id: learner.id, email: learner.email, is_enrolled: false }],
  })
  const manager = await world.person('manager')
  expect((await find(manager.email, staff, 'manager')).people).toMatchObject([{ id: manager.id }])
  expect((await find(manager.email, staff, 'instructor')).people).toEqual([])
  await enrollAs({ user_ids: [learner.id] })
  expect((await find(learner.email)).people).toMatchObject([{ is_enrolled: true }])
  expect((await find(stranger.email)).people).toEqual([])
  expect((await find('%')).people).toEqual([])
  const blocked = await world.person('learner')
  expect((await find(blocked.email)).people).toMatchObject([{ id: blocked.id }])
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_blocked: true }).where(eq(memberships.user_id, blocked.id)),
  )
  expect((await find(blocked.email)).people).toEqual([])
  await expect(find('', learner)).rejects.toMatchObject({ status: 403 })
})

test('[USR-022] nobody enrolls themselves with a portal credit; others in the same call are enrolled', async () => {
  await fillPool(world, 3)
  const before = await poolOf(world)
  for (const role of ['super_admin', 'portal_admin', 'sub_admin', 'course_admin'] as const) {
    const self = await world.person(role)
    for (const named of [{ user_ids: [self.id] }, { emails: [self.email.toUpperCase()] }]) {
      const { rows } = await enrollAs({ ...named, again: true }, self)
      expect({ role, rows }).toMatchObject({ role, rows: [{ verdict: 'refused', code: 'enrollments.own_seat' }] })
      expect(rows[0]?.message).toMatch(/Please ask a colleague\.$/)
    }
  }
  const { counts } = await enrollAs({ user_ids: [staff.id, learner.id] })
  expect(counts).toEqual({ create: 1, unchanged: 0, refused: 1 })
  expect(await poolOf(world)).toBe(before - 1)
})

test('[OP-71] only a super admin in the admin portal gives a portal credits, once per request', async () => {
  const root = await world.person('super_admin', 'admin')
  await root.confirm()
  const before = await poolOf(world, 'northwind')
  const portal_id = world.portals.northwind.id
  const give = (who: Person, amount = 40) =>
    who.call(give_portal_credits, {
      params: { portal_id },
      body: { amount, sent_as: '7b1f7a0e-7a4d-4c0c-8a57-0b7d5b1a9c11' },
    })
  const twice = await Promise.all([give(root), give(root)])
  expect(twice).toEqual([1, 2].map(() => ({ portal_id, remaining: before + 40 })))
  expect(await poolOf(world, 'northwind')).toBe(before + 40)
  await expect(give(root, 0)).rejects.toMatchObject({ status: 422 })
  await expect(give(await world.person('admin', 'northwind'))).rejects.toMatchObject({ status: 403 })
})
