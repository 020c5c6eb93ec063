import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { delete_user } from '@portico/shared/contract/identity/people-record.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { delete_enrollment } from '@portico/shared/contract/learning/enrollments.ts'
import { accept_invitation, join_by_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import { accept_learner_invite, list_learner_invites } from '@portico/shared/contract/learning/invitations-learner.ts'
import { claim_seat, show_claim } from '@portico/shared/contract/orders/seats.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../../tests/support/course.ts'
import { emptyPool, fillPool, poolOf } from '../../../../../../../tests/support/portal-credits.ts'
import {
  invitationsOf,
  startWithoutInvitations,
  useAddress,
} from '../../../../../../../tests/support/portal-invitations.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'
import { courses } from '../../../../courses/tables.ts'
import { users } from '../../../../identity/tables.ts'
import { courseShares } from '../../../../shares/tables.ts'
import { enrollments } from '../../../tables.ts'

let world: World
let staff: Person
let course: MadeCourse
let invited = 0
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
})
beforeEach(async () => void (course = await makeCourse(world)))
beforeEach(() => startWithoutInvitations(world))
afterAll(() => world.close())

const invitations = () => invitationsOf(world, { staff, course })
const statuses = async () => (await invitations().listed()).map(({ status }) => status)
const only = async () => (await invitations().listed())[0]?.id ?? 0
const claim = (who: Person, token: string) => who.call(claim_seat, { params: { token } })
const stateFor = async (token: string) => (await world.visitor().call(show_claim, { params: { token } })).state
const account = { password: 'Lantern!4072', first_name: 'Grace', last_name: 'Hopper', is_adult: true } as const

/** Invites a new address with the only credit of the pool; returns it with the mailed token. */
async function invite(): Promise<{ email: string; token: string }> {
  const email = `invited-${(invited += 1)}@example.com`
  await fillPool(world, 1)
  await invitations().inviteTo([email])
  return { email, token: (await invitations().mailed(email)).token }
}
/** Invites an address, which a member of the portal proves afterwards. */
async function inviteMember(): Promise<{ person: Person; token: string }> {
  const { email, token } = await invite()
  return { token, person: await useAddress(world, await world.person('learner'), email) }
}
const setCourse = (set: Partial<typeof courses.$inferInsert>) =>
  world.within('core', (tx) => tx.update(courses).set(set).where(eq(courses.id, course.id)))

test('an invitation ends as accepted once its person is enrolled by hand, and enrolls nobody later', async () => {
  const { person, token } = await inviteMember()
  const { rows } = await staff.call(create_enrollments, {
    params: { slug: course.slug },
    body: { role_id: roleIdOf('learner'), user_ids: [person.id] },
  })
  const related_id = rows[0]?.enrollment_id ?? 0
  expect(await statuses()).toEqual([2])
  expect(await claim(person, token)).toMatchObject({ enrollment_id: related_id })
  await staff.call(delete_enrollment, { params: { slug: course.slug, related_id } })
  expect(await poolOf(world)).toBe(1)
  await expect(claim(person, token)).rejects.toMatchObject({ code: 'auth.link_expired' })
  await expect(invitations().resend(await only())).rejects.toMatchObject({ code: 'invitations.already_enrolled' })
  expect(await poolOf(world)).toBe(1)
})

test('somebody who takes the course already uses no credit, and their invitation holds none any more', async () => {
  const { person, token } = await inviteMember()
  const enrollment_id = await enroll(world, { course, user_id: person.id })
  expect(await claim(person, token)).toMatchObject({ enrollment_id })
  expect([await poolOf(world), await statuses()]).toEqual([1, [2]])
  const [row] = (await invitations().inviteTo(['next@example.com'])).rows
  expect(row?.verdict).toBe('create')
})

test('nobody gets the course a second time by mail after completing it', async () => {
  const { person, token } = await inviteMember()
  const enrollment_id = await enroll(world, { course, user_id: person.id })
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ finished_at: new Date() }).where(eq(enrollments.id, enrollment_id)),
  )
  await expect(claim(person, token)).rejects.toMatchObject({ code: 'invitations.completed_before' })
  const [listed] = await person.call(list_learner_invites)
  await expect(person.call(accept_learner_invite, { params: { id: listed?.id ?? 0 } })).rejects.toMatchObject({
    code: 'invitations.completed_before',
  })
  expect(await poolOf(world)).toBe(1)
})

test('an unpublished or archived course is neither offered nor given, and can be accepted once it is back', async () => {
  const { person, token } = await inviteMember()
  for (const publication_status of [courseStatus.draft, courseStatus.archived, courseStatus.coming_soon]) {
    await setCourse({ publication_status })
    expect(await stateFor(token)).toBe('full')
    await expect(claim(person, token)).rejects.toMatchObject({ code: 'invitations.unavailable' })
  }
  await setCourse({ publication_status: courseStatus.published })
  expect([await poolOf(world), await statuses(), await stateFor(token)]).toEqual([1, [1], 'open'])
  expect(await claim(person, token)).toMatchObject({ slug: course.slug })
})

test('a course whose share has ended or has no seat left is neither offered nor given', async () => {
  const { person, token } = await inviteMember()
  const share = { side: 'received', other_portal_id: 1, other_portal_name: 'Elsewhere' } as const
  const terms = {
    owner_course_id: course.id,
    course_id: course.id,
    title: 'Shared',
    owner_percent: 50,
    min_price: 1000,
  }
  const [made] = await world.within('core', (tx) =>
    tx
      .insert(courseShares)
      .values({ ...share, ...terms, seats: 1, state: 'ended', answered_at: new Date(0) })
      .returning({ id: courseShares.id }),
  )
  await setCourse({ share_id: made?.id ?? 0 })
  const setShare = (state: 'accepted' | 'ended') =>
    world.within('core', (tx) =>
      tx
        .update(courseShares)
        .set({ state })
        .where(eq(courseShares.id, made?.id ?? 0)),
    )
  expect(await stateFor(token)).toBe('full')
  await expect(claim(person, token)).rejects.toMatchObject({ code: 'invitations.unavailable' })
  await setShare('accepted')
  expect(await stateFor(token)).toBe('open')
  const second = await inviteMember()
  await claim(person, token)
  expect(await stateFor(second.token)).toBe('full')
  await expect(claim(second.person, second.token)).rejects.toMatchObject({ code: 'invitations.unavailable' })
  expect(await poolOf(world)).toBe(1)
})

test('an acceptance that is refused leaves no account behind', async () => {
  const { email, token } = await invite()
  const accept = () => world.visitor().call(accept_invitation, { params: { token }, body: account })
  const accounts = () => world.services.platform.db.$count(users, eq(users.email, email))
  await emptyPool(world)
  await expect(accept()).rejects.toMatchObject({ code: 'invitations.no_seat_left' })
  await fillPool(world, 1)
  await setCourse({ publication_status: courseStatus.archived })
  await expect(accept()).rejects.toMatchObject({ code: 'invitations.unavailable' })
  expect(await accounts()).toBe(0)
  await setCourse({ publication_status: courseStatus.published })
  expect(await accept()).toMatchObject({ slug: course.slug })
  expect(await accounts()).toBe(1)
})

test('people who may enroll others do not enroll themselves by a second mailbox', async () => {
  const { email, token } = await invite()
  const other = await useAddress(world, await world.person(['learner', 'course_admin']), email)
  await expect(claim(other, token)).rejects.toMatchObject({ code: 'invitations.for_staff' })
  expect([await poolOf(world), await statuses()]).toEqual([1, [1]])
})

test('a removed member does not return by an invitation from before, but by one sent again', async () => {
  const { person, token } = await inviteMember()
  const admin = await world.person('portal_admin')
  await admin.confirm()
  await admin.call(delete_user, { params: { user_id: person.id }, query: {} })
  expect(await statuses()).toEqual([3])
  const join = () => world.visitor().call(join_by_invitation, { params: { token } })
  await expect(join()).rejects.toMatchObject({ code: 'auth.link_expired' })
  await invitations().resend(await only())
  expect(await join()).toEqual({ has_account: true })
  const back = world.visitor()
  await back.call(login, { body: { login: person.email, password: person.password } })
  expect(await back.call(claim_seat, { params: { token } })).toMatchObject({ slug: course.slug })
})

test('a withdrawn invitation is expired, not without a seat, when the pool is empty', async () => {
  const { person, token } = await inviteMember()
  await invitations().withdraw(await only())
  await emptyPool(world)
  await expect(claim(person, token)).rejects.toMatchObject({ code: 'auth.link_expired' })
})
