import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decline_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import { claim_seat } from '@portico/shared/contract/orders/seats.ts'
import { makeCourse, type MadeCourse } from '../../../../../../../tests/support/course.ts'
import { fillPool, setAside } from '../../../../../../../tests/support/portal-credits.ts'
import {
  invitationsOf,
  startWithoutInvitations,
  useAddress,
} from '../../../../../../../tests/support/portal-invitations.ts'
import { countStatements } from '../../../../../../../tests/support/statements.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'

let world: World
let staff: Person
let course: MadeCourse
let other: MadeCourse
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
})
beforeEach(async () => void ([course, other] = [await makeCourse(world), await makeCourse(world)]))
beforeEach(() => startWithoutInvitations(world))
afterAll(() => world.close())

const ofCourse = (asked = course) => invitationsOf(world, { staff, course: asked })
const outcome = async (email: string, asked = course) => {
  const [row] = (await ofCourse(asked).inviteTo([email])).rows
  return row?.code ?? row?.verdict
}
const only = async () => (await ofCourse().listed())[0]?.id ?? 0

test('one credit of the pool is promised once, whatever the course', async () => {
  await fillPool(world, 1)
  expect(await outcome('one@example.com')).toBe('create')
  expect(await outcome('two@example.com', other)).toBe('credits.not_enough_in_portal')
  await ofCourse().withdraw(await only())
  expect(await outcome('two@example.com', other)).toBe('create')
  await expect(ofCourse().resend(await only())).rejects.toMatchObject({ code: 'credits.not_enough_in_portal' })
})

test('two calls at once do not promise one credit twice, and the same address is invited once', async () => {
  await fillPool(world, 1)
  const both = await Promise.all([outcome('one@example.com'), outcome('two@example.com', other)])
  expect(both.toSorted()).toEqual(['create', 'credits.not_enough_in_portal'])
  await startWithoutInvitations(world)
  await fillPool(world, 2)
  const same = await Promise.all([outcome('three@example.com'), outcome('three@example.com')])
  expect(same.toSorted()).toEqual(['create', 'unchanged'])
})

test('credits set aside for a course pay for its own invitations first and never for those to another', async () => {
  await fillPool(world, 2)
  await setAside(world, course.id, 1)
  expect(await outcome('one@example.com')).toBe('create')
  // The pool is still free for others, since the course pays for its own invitation.
  expect(await outcome('two@example.com', other)).toBe('create')
  expect(await outcome('three@example.com', other)).toBe('credits.not_enough_in_portal')
  expect(await outcome('four@example.com')).toBe('credits.not_enough_in_portal')
})

test('an ended invitation is sent again instead of a second one, so that three reminders stay three', async () => {
  await fillPool(world, 3)
  const email = 'again@example.com'
  expect(await outcome(email)).toBe('create')
  const id = await only()
  await ofCourse().withdraw(id)
  expect(await outcome(email)).toBe('invitations.ended_before')
  // Another course has not invited this address before.
  expect(await outcome(email, other)).toBe('create')
  for (let sent = 0; sent < 3; sent += 1) {
    await ofCourse().resend(id)
    await ofCourse().withdraw(id)
  }
  await expect(ofCourse().resend(id)).rejects.toMatchObject({
    code: 'invitations.no_reminders_left',
    message: expect.stringContaining('staff can enroll them'),
  })
  // “Invite again” would be refused, so it is not named.
  const [row] = (await ofCourse().inviteTo([email])).rows
  expect(row).toMatchObject({
    code: 'invitations.resent_before',
    message: `${email} was invited to this course before, and that invitation was resent 3 times, which is the limit. Once they have an account on this portal, staff can enroll them.`,
  })

  const declining = 'declining@example.com'
  expect(await outcome(declining)).toBe('create')
  const { token } = await ofCourse().mailed(declining)
  await world.visitor().call(decline_invitation, { params: { token }, body: {} })
  expect(await outcome(declining)).toBe('invitations.ended_before')
})

test('somebody who accepted and is no member any more is invited like a new address', async () => {
  await fillPool(world, 2)
  const email = 'returning@example.com'
  await outcome(email)
  const { token } = await ofCourse().mailed(email)
  const person = await useAddress(world, await world.person('learner'), email)
  await person.call(claim_seat, { params: { token } })
  await useAddress(world, person, 'moved@example.com')
  expect(await outcome(email)).toBe('create')
})

test('staff send 500 mails an hour and 1,000 a day; what is refused or not sent uses up nothing', async () => {
  await fillPool(world, 10)
  const { sql } = world.services.platform
  const hour = `portal-invitations:${world.portals.core.id}`
  const day = `portal-invitations-day:${world.portals.core.id}`
  const hits = async () => {
    const rows = await sql<{ key: string; hits: number }[]>`
      select key, hits from rate_limits where key like 'portal-invitations%'`
    return [hour, day].map((name) => rows.find(({ key }) => key === name)?.hits)
  }
  const fill = (key: string, used: number) =>
    sql`insert into rate_limits (key, hits, resets_at) values (${key}, ${used}, now() + interval '1 hour')
      on conflict (key) do update set hits = ${used}`
  const limited = { code: 'general.too_many_requests' }
  await fill(day, 999)
  await expect(ofCourse().inviteTo(['one@example.com', 'two@example.com'])).rejects.toMatchObject(limited)
  expect(await hits()).toEqual([0, 999])
  const member = await world.person('learner')
  await ofCourse().inviteTo([member.email])
  expect(await hits()).toEqual([0, 999])
  expect(await outcome('one@example.com')).toBe('create')
  expect(await hits()).toEqual([1, 1_000])
  await fill(day, 0)
  await fill(hour, 500)
  await expect(ofCourse().resend(await only())).rejects.toMatchObject(limited)
  expect(await hits()).toEqual([500, 0])
  expect(await ofCourse().listed()).toMatchObject([{ reminders: 0 }])
})

test('an address that was mailed too often today costs the portal no mail when it is refused', async () => {
  await fillPool(world, 1)
  const { sql } = world.services.platform
  expect(await outcome('flooded@example.com')).toBe('create')
  await sql`update rate_limits set hits = 20 where key = 'invitations:flooded@example.com'`
  await expect(ofCourse().resend(await only())).rejects.toMatchObject({ code: 'orders.invited_too_often' })
  const rows = await sql<{ hits: number }[]>`select hits from rate_limits where key like 'portal-invitations%'`
  expect(rows.map(({ hits }) => hits)).toEqual([1, 1])
})

test('invites any number of addresses with the same number of statements, and counts each recipient once', async () => {
  await fillPool(world, 12)
  const { sql } = world.services.platform
  const addresses = (start: number, number: number) =>
    Array.from({ length: number }, (_, at) => `guest${start + at}@example.com`)
  const count = (emails: string[]) => countStatements(world.services, () => ofCourse().inviteTo(emails))
  await count(addresses(0, 1))
  expect(await count(addresses(1, 10))).toBe(await count(addresses(11, 1)))
  // All credits are promised now. A refused email address, or one that was mailed too often, has nothing counted.
  await sql`update rate_limits set hits = 20 where key = 'invitations:guest1@example.com'`
  const again = await ofCourse().inviteTo(['guest2@example.com', 'late@example.com'])
  expect(again.rows.map(({ verdict, code }) => code ?? verdict)).toEqual(['unchanged', 'credits.not_enough_in_portal'])
  await fillPool(world, 2)
  const mixed = await ofCourse(other).inviteTo(['guest1@example.com', 'guest2@example.com', 'late@example.com'])
  expect(mixed.rows.map(({ verdict, code }) => code ?? verdict)).toEqual([
    'orders.invited_too_often',
    'create',
    'create',
  ])
  const rows = await sql<{ key: string; hits: number }[]>`
    select key, hits from rate_limits where key in ('invitations:guest1@example.com', 'invitations:guest2@example.com',
      'invitations:late@example.com') or key like 'portal-invitations%' order by key`
  expect(rows.map(({ hits }) => hits)).toEqual([20, 2, 1, 14, 14])
  expect((await ofCourse().mailed('guest5@example.com')).subject).toContain('You have been invited to')
})

test('addresses of one mailbox share its daily limit, whatever follows a plus sign', async () => {
  await fillPool(world, 23)
  const emails = Array.from({ length: 21 }, (_, index) => `victim+${index}@gmail.com`)
  const { rows } = await ofCourse().inviteTo([...emails, 'vic.tim@googlemail.com', 'other@gmail.com'])
  const refused = rows.filter(({ verdict }) => verdict === 'refused').map(({ email, code }) => [email, code])
  const code = 'orders.invited_too_often'
  expect(refused).toEqual([
    ['victim+20@gmail.com', code],
    ['vic.tim@googlemail.com', code],
  ])
  // Far past the limit, which a failed call may leave, all are refused.
  await world.services.platform.sql`update rate_limits set hits = 22 where key like 'invitations:victim%'`
  const later = await ofCourse(other).inviteTo(['victim+a@gmail.com', 'victim+b@gmail.com', 'victim+c@gmail.com'])
  expect(later.rows.map((row) => row.code)).toEqual([code, code, code])
})
