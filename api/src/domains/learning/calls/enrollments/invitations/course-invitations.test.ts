import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login } from '@portico/shared/contract/identity/session.ts'
import { list_course_learners } from '@portico/shared/contract/learning/enrollments.ts'
import { invite_learners } from '@portico/shared/contract/learning/enrollments-invitations.ts'
import {
  accept_invitation,
  decline_invitation,
  join_by_invitation,
} from '@portico/shared/contract/learning/invitations-answers.ts'
import { accept_learner_invite, list_learner_invites } from '@portico/shared/contract/learning/invitations-learner.ts'
import { list_manager_invites } from '@portico/shared/contract/learning/invitations.ts'
import { claim_seat, show_claim } from '@portico/shared/contract/orders/seats.ts'
import { makeCourse, type MadeCourse } from '../../../../../../../tests/support/course.ts'
import { emptyPool, fillPool, poolOf } from '../../../../../../../tests/support/portal-credits.ts'
import { invitationsOf, startWithoutInvitations } from '../../../../../../../tests/support/portal-invitations.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'
import { users } from '../../../../identity/tables.ts'

let world: World
let staff: Person
let course: MadeCourse
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
})
beforeEach(async () => void (course = await makeCourse(world)))
beforeEach(() => startWithoutInvitations(world))
afterAll(() => world.close())

const account = { password: 'Lantern!4072', first_name: 'Grace', last_name: 'Hopper', is_adult: true } as const
const ofCourse = () => ({ params: { slug: course.slug } })
const invitations = () => invitationsOf(world, { staff, course })
const inviteTo = (emails: string[], who = staff) => invitations().inviteTo(emails, who)
const listed = (who = staff) => invitations().listed(who)
const only = async () => (await listed())[0]?.id ?? 0
const withdraw = (id: number, who = staff) => invitations().withdraw(id, who)
const resend = (id: number) => invitations().resend(id)
const learners = async () => (await staff.call(list_course_learners, ofCourse())).data.map(({ email }) => email)
const mailed = (email: string) => invitations().mailed(email)

test('refuses a part of a day as due date in plain words', async () => {
  await fillPool(world, 1)
  const body = { emails: ['grace@example.com'], due_days: 1.5 }
  await expect(staff.call(invite_learners, { ...ofCourse(), body })).rejects.toMatchObject({
    fields: { due_days: ['Please enter a whole number from 1 to 3,650.'] },
  })
})

test('invites an unknown address, who makes an account and is enrolled with one credit of the portal, once', async () => {
  await fillPool(world, 1)
  const email = 'grace@example.com'
  expect(await inviteTo(['Grace@Example.com'])).toEqual({
    rows: [{ email, verdict: 'create', code: null, message: null }],
  })
  // Nothing is used yet, and the same address is not invited twice.
  expect([await poolOf(world), (await inviteTo([email])).rows[0]?.verdict]).toEqual([1, 'unchanged'])
  const { subject, text, token } = await mailed(email)
  expect(subject).toContain('You have been invited to')
  expect(text).toContain('grace@example.com only')
  expect(text).not.toContain(staff.email)
  const visitor = world.visitor()
  const params = { token }
  expect(await visitor.call(show_claim, { params })).toMatchObject({
    is_from_portal: true,
    state: 'open',
    invited: { email },
  })
  const { slug } = await visitor.call(accept_invitation, { params, body: account })
  expect([slug, await poolOf(world), await learners()]).toEqual([course.slug, 0, [email]])
  expect(await listed()).toMatchObject([{ email, status: 2 }])
  await expect(world.visitor().call(accept_invitation, { params, body: account })).rejects.toMatchObject({
    code: 'auth.link_expired',
  })
  expect(await poolOf(world)).toBe(0)
  await expect(withdraw(await only())).rejects.toMatchObject({ code: 'invitations.not_open' })
  await expect(resend(await only())).rejects.toMatchObject({ code: 'invitations.already_enrolled' })
})

test('says nothing of accounts elsewhere, who sign in and accept; members and people who want none are refused', async () => {
  await fillPool(world, 3)
  const [member, elsewhere] = [await world.person('learner'), await world.person('learner', 'summit')]
  const { rows } = await inviteTo([member.email, elsewhere.email, 'stranger@example.com'])
  expect(rows.map(({ verdict, code }) => [verdict, code])).toEqual([
    ['refused', 'invitations.is_member'],
    ['create', null],
    ['create', null],
  ])
  const { token } = await mailed(elsewhere.email)
  const visitor = world.visitor()
  await world.services.platform.db.update(users).set({ email_verified: true }).where(eq(users.id, elsewhere.id))
  expect(await visitor.call(join_by_invitation, { params: { token } })).toEqual({ has_account: true })
  await visitor.call(login, { body: { login: elsewhere.email, password: elsewhere.password } })
  const [invite] = await visitor.call(list_learner_invites)
  expect(invite?.from).toBe((await world.visitor().call(show_claim, { params: { token } })).from)
  await visitor.call(accept_learner_invite, { params: { id: invite?.id ?? 0 } })
  expect(await learners()).toEqual([elsewhere.email])
  const other = (await inviteTo(['never@example.com'])).rows
  expect(other[0]?.verdict).toBe('create')
  const refusing = await mailed('never@example.com')
  await world.visitor().call(decline_invitation, { params: { token: refusing.token }, body: { never: true } })
  expect((await inviteTo(['never@example.com'])).rows[0]?.code).toBe('invitations.refused_for_good')
})

test('only the account of exactly that proven address accepts', async () => {
  await fillPool(world, 1)
  await inviteTo(['mine@example.com'])
  const { token } = await mailed('mine@example.com')
  const thief = await world.person('learner')
  const claim = (who: Person) => who.call(claim_seat, { params: { token } })
  await expect(claim(thief)).rejects.toMatchObject({ code: 'invitations.other_address' })
  const unproven = await world.person('learner')
  await world.services.platform.db
    .update(users)
    .set({ email: 'mine@example.com', email_verified: false })
    .where(eq(users.id, unproven.id))
  await world.services.identity.caughtUp()
  await expect(claim(unproven)).rejects.toMatchObject({ code: 'invitations.other_address' })
  await world.services.platform.db.update(users).set({ email_verified: true }).where(eq(users.id, unproven.id))
  expect(await claim(unproven)).toMatchObject({ slug: course.slug })
  expect(await poolOf(world)).toBe(0)
})

test('promises no more seats than credits; accepting never spends what is gone, and works once there is one', async () => {
  await fillPool(world, 1)
  const { rows } = await inviteTo(['first@example.com', 'second@example.com'])
  expect(rows.map(({ code }) => code)).toEqual([null, 'credits.not_enough_in_portal'])
  const { token } = await mailed('first@example.com')
  await emptyPool(world)
  const first = await world.person('learner')
  await world.services.platform.db
    .update(users)
    .set({ email: 'first@example.com', email_verified: true })
    .where(eq(users.id, first.id))
  await world.services.identity.caughtUp()
  const claim = () => first.call(claim_seat, { params: { token } })
  expect(await first.call(show_claim, { params: { token } })).toMatchObject({ state: 'full' })
  await expect(claim()).rejects.toMatchObject({ code: 'invitations.no_seat_left' })
  expect(await listed()).toMatchObject([{ status: 1 }])
  await fillPool(world, 1)
  // Two windows at once take one seat.
  await Promise.all([claim(), claim()])
  expect([await poolOf(world), await learners()]).toEqual([0, ['first@example.com']])
})

test('a withdrawn invitation opens nothing until it is sent again; three times at most', async () => {
  await fillPool(world, 1)
  await inviteTo(['later@example.com'])
  const { token } = await mailed('later@example.com')
  const id = await only()
  expect(await withdraw(id)).toEqual({ id, status: 3 })
  await expect(world.visitor().call(show_claim, { params: { token } })).rejects.toMatchObject({
    code: 'invitations.withdrawn',
  })
  expect(await resend(id)).toEqual({ id, status: 5 })
  expect((await mailed('later@example.com')).subject).toContain('Reminder: You have been invited to')
  expect(await world.visitor().call(show_claim, { params: { token } })).toMatchObject({ state: 'open' })
  await resend(id)
  await resend(id)
  await expect(resend(id)).rejects.toMatchObject({ code: 'invitations.no_reminders_left' })
})

test('neither managers nor instructors, learners or other portals see or change invitations of staff', async () => {
  await fillPool(world, 1)
  await inviteTo(['hidden@example.com'])
  const id = await only()
  const manager = await world.person('manager')
  expect((await manager.call(list_manager_invites)).data).toEqual([])
  for (const role of ['instructor', 'learner', 'manager'] as const) {
    const person = await world.person(role)
    await expect(inviteTo(['x@example.com'], person)).rejects.toMatchObject({ status: 403 })
    await expect(listed(person)).rejects.toMatchObject({ status: 403 })
    await expect(withdraw(id, person)).rejects.toMatchObject({ status: 403 })
  }
  const summit = await world.person('course_admin', 'summit')
  await expect(listed(summit)).rejects.toMatchObject({ status: 404 })
  await expect(withdraw(id, summit)).rejects.toMatchObject({ status: 404 })
  // Another course of the same portal does not name it either.
  course = await makeCourse(world)
  expect(await listed()).toEqual([])
  await expect(withdraw(id)).rejects.toMatchObject({ code: 'invitations.not_found' })
})
