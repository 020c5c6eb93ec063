import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import { give_manager_credits } from '@portico/shared/contract/credits/hand-out.ts'
import {
  bulk_invite,
  report_bulk_invite,
  run_bulk_invite,
  type BulkInvite,
} from '@portico/shared/contract/learning/invitations-import.ts'
import {
  cancel_invite,
  invite_to_course,
  list_manager_invites,
  reinvite,
  remind_invited,
} from '@portico/shared/contract/learning/invitations.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { claim_seat, show_claim } from '@portico/shared/contract/orders/seats.ts'
import { decline_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import { start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { list_manager_courses } from '@portico/shared/contract/credits/credits.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import {
  list_joined_users,
  list_subordinates,
  add_subordinates,
  remove_subordinate,
} from '@portico/shared/contract/learning/team.ts'
import { notificationText } from '@portico/shared/rules/notifications/notification-text.ts'
import { generateClaimToken } from '../../claim-token.ts'
import { makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { fillPool } from '../../../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
  await fillPool(world, 500)
})
afterAll(() => world.close())

async function managerWith(amount: number, course: MadeCourse): Promise<Person> {
  const manager = await world.person('manager')
  const body = { amount, sent_as: crypto.randomUUID(), course_id: course.id, email: manager.email }
  await admin.call(give_credits, { body })
  return manager
}
let named = 0
const newEmail = () => `invited-${(named += 1)}@example.com`
const invite = (who: Person, course: MadeCourse, ...emails: string[]) =>
  who.call(invite_to_course, {
    params: { slug: course.slug },
    body: { people: emails.map((email) => ({ email, first_name: 'Grace', last_name: 'Hopper' })) },
  })
const invites = async (who: Person, query: { status?: string; search?: string } = {}) =>
  (await who.call(list_manager_invites, { query })).data
const tokenOf = (id: number): Promise<string> => world.within('core', (db) => generateClaimToken(db, id))
const seats = async (who: Person) => {
  const [first] = await who.call(list_manager_courses)
  return first && [first.remaining, first.invited]
}
const idOf = async (who: Person, email: string) => (await invites(who, { search: email }))[0]?.id ?? 0

test('[USR-025] [USR-028] [USR-032] [USR-033] inviting takes a seat each, all or none, skips pending people, and stays private', async () => {
  const course = await makeCourse(world)
  const [manager, other] = [await managerWith(3, course), await managerWith(1, course)]
  const [one, two] = [newEmail(), newEmail()]
  await expect(invite(manager, course, one, two, newEmail(), newEmail())).rejects.toMatchObject({
    message: 'Yours credits are not enough',
  })
  expect(await seats(manager)).toEqual([3, 0])
  expect(await invite(manager, course, one.toUpperCase(), two)).toEqual({ sent: 2, unchanged: 0 })
  expect(await invite(manager, course, one, two)).toEqual({ sent: 0, unchanged: 2 })
  expect(await seats(manager)).toEqual([3, 2])
  expect(await invites(manager)).toMatchObject([
    { email: two, first_name: 'Grace', status: 1, reminders: 0, course: { slug: course.slug }, ended_at: null },
    { email: one, status: 1 },
  ])
  expect(await invites(other)).toEqual([])
  const params = { id: await idOf(manager, one) }
  const many = Array.from({ length: 51 }, newEmail)
  await expect(invite(manager, course, ...many)).rejects.toMatchObject({
    fields: { people: ['at most 50 emails may be sent'] },
  })
  for (const call of [cancel_invite, reinvite, remind_invited])
    await expect(other.call(call, { params })).rejects.toMatchObject({ code: 'invitations.not_found' })
  await expect(invite(await world.person('manager'), course, one)).rejects.toMatchObject({ status: 404 })
  await expect(invite(admin, course, one)).rejects.toMatchObject({ status: 403 })
})

test('[USR-026] [USR-027] canceling frees the seat and ends the link; rejected if repeated or after enrollment', async () => {
  const course = await makeCourse(world, { outline: [['Text']] })
  const manager = await managerWith(2, course)
  const [gone, kept] = [newEmail(), newEmail()]
  await invite(manager, course, gone, kept)
  const cancel = async (email: string) => manager.call(cancel_invite, { params: { id: await idOf(manager, email) } })
  const token = await tokenOf(await idOf(manager, gone))
  expect(await cancel(gone)).toMatchObject({ status: 3 })
  expect(await seats(manager)).toEqual([2, 1])
  const guest = await world.person('learner')
  await expect(guest.call(claim_seat, { params: { token } })).rejects.toMatchObject({ code: 'auth.link_expired' })
  await expect(cancel(gone)).rejects.toMatchObject({ code: 'invitations.already_cancelled' })

  const { enrollment_id } = await guest.call(claim_seat, {
    params: { token: await tokenOf(await idOf(manager, kept)) },
  })
  await expect(cancel(kept)).rejects.toMatchObject({ code: 'invitations.already_enrolled' })
  const id = course.items[0]?.id ?? 0
  await guest.call(start_module_item, { params: { id }, body: { related_id: enrollment_id } })
  await expect(cancel(kept)).rejects.toMatchObject({ code: 'invitations.has_progress' })
  expect(await invites(manager, { status: '2' })).toMatchObject([{ email: kept, status: 2 }])
})

test('a manager reads the name of a person who accepted an invitation without one', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(1, course)
  const email = newEmail()
  await manager.call(invite_to_course, { params: { slug: course.slug }, body: { people: [{ email }] } })
  expect(await invites(manager)).toMatchObject([{ email, first_name: '', last_name: '' }])
  const guest = await world.person('learner')
  await guest.call(claim_seat, { params: { token: await tokenOf(await idOf(manager, email)) } })
  expect(await invites(manager)).toMatchObject([{ email, first_name: 'Ada', last_name: 'Example', status: 2 }])
})

test('[USR-025] [USR-026] an ended invitation reopens as state 5, with a free seat and no duplicate', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(1, course)
  const email = newEmail()
  await invite(manager, course, email)
  const params = { id: await idOf(manager, email) }
  const again = () => manager.call(reinvite, { params })
  await expect(again()).rejects.toMatchObject({ code: 'invitations.is_open' })
  await manager.call(cancel_invite, { params })
  await expect(invite(manager, course, email)).rejects.toMatchObject({ code: 'invitations.ended_before' })
  await invite(manager, course, newEmail())
  await expect(again()).rejects.toMatchObject({ code: 'credits.not_enough' })
  const [taker] = await invites(manager, { status: '1' })
  await manager.call(cancel_invite, { params: { id: taker?.id ?? 0 } })
  const raced = await Promise.allSettled([again(), again(), again()])
  expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await invites(manager, { status: '5' })).toMatchObject([{ email, ended_at: null }])
  const guest = await world.person('learner')
  await guest.call(claim_seat, { params: { token: await tokenOf(params.id) } })
  expect(await invites(manager, { status: '2' })).toMatchObject([{ email }])
  expect((await manager.call(list_joined_users)).data).toMatchObject([{ user_id: guest.id, percentage: 0 }])
  expect((await manager.call(list_subordinates)).data).toMatchObject([{ id: guest.id, courses: 1, is_assigned: true }])
})

test('[USR-026] sends at most three reminders, and none after the invitation has ended', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(1, course)
  const email = newEmail()
  await invite(manager, course, email)
  const params = { id: await idOf(manager, email) }
  const remind = () => manager.call(remind_invited, { params })
  const sent = await Promise.allSettled([remind(), remind(), remind(), remind(), remind()])
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(remind()).rejects.toMatchObject({ code: 'invitations.no_reminders_left' })
  await manager.call(cancel_invite, { params })
  await expect(remind()).rejects.toMatchObject({ code: 'invitations.not_open' })
  await expect(invite(manager, course, email)).rejects.toMatchObject({ code: 'invitations.resent_before' })
})

test('[USR-026] repeated canceling and reinviting stays within the reminder limit and counts for the day', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(9, course)
  const email = newEmail()
  await invite(manager, course, email)
  const params = { id: await idOf(manager, email) }
  const again = async () => {
    await manager.call(cancel_invite, { params })
    return manager.call(reinvite, { params })
  }
  await manager.call(remind_invited, { params })
  await again()
  await admin.call(update_portal_setting, { body: { invites_a_day: 4 } })
  try {
    const others = [newEmail(), newEmail()] as const
    await expect(invite(manager, course, ...others)).rejects.toMatchObject({ code: 'invitations.day_is_full' })
    await again()
    await expect(invite(manager, course, others[0])).rejects.toMatchObject({ code: 'invitations.day_is_full' })
    world.setNow(new Date(Date.now() + 25 * 3_600_000))
    await expect(again()).rejects.toMatchObject({ code: 'invitations.no_reminders_left' })
    expect(await invite(manager, course, ...others)).toEqual({ sent: 2, unchanged: 0 })
  } finally {
    world.setNow(null)
    await admin.call(update_portal_setting, { body: { invites_a_day: 200 } })
  }
})

test('[USR-026] limits invitations per portal day to the staff’s setting, and resets the next day', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(9, course)
  await admin.call(update_portal_setting, { body: { invites_a_day: 2 } })
  try {
    const [one, two, three] = [newEmail(), newEmail(), newEmail()]
    await expect(invite(manager, course, one, two, three)).rejects.toMatchObject({ code: 'invitations.day_is_full' })
    const raced = await Promise.allSettled([one, two, three].map((email) => invite(manager, course, email)))
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    world.setNow(new Date(Date.now() + 25 * 3_600_000))
    expect(await invite(manager, course, newEmail())).toEqual({ sent: 1, unchanged: 0 })
  } finally {
    world.setNow(null)
    await admin.call(update_portal_setting, { body: { invites_a_day: 200 } })
  }
})

const file = async (who: Person, course: MadeCourse, csv: string): Promise<Response> => {
  const form = new FormData()
  form.set('file', new File([csv], 'people.csv', { type: 'text/csv' }))
  const sent = new Response(form)
  return who.send('POST', bulk_invite.path.replace(':slug', course.slug), {
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
}
const validateFile = async (who: Person, course: MadeCourse, csv: string): Promise<BulkInvite> =>
  ((await (await file(who, course, csv)).json()) as { data: BulkInvite }).data

test('[USR-028] [NTF-003] checks a file without inviting, then invites valid rows; repeating changes nothing', async () => {
  const course = await makeCourse(world, { title: 'Knots' })
  const manager = await managerWith(3, course)
  const people = [newEmail(), newEmail(), newEmail(), newEmail()]
  const lines = [
    'email,first_name,last_name',
    ...people.map((email) => `${email},Ada,Lovelace`),
    'nobody,,',
    `${people[0]},,`,
  ]
  const judged = await validateFile(manager, course, lines.join('\n'))
  expect(judged).toMatchObject({ total: 6, counts: { create: 3, refused: 3 }, seats_left: 3, state: 2 })
  expect(judged.rows.map(({ line, problems }) => [line, problems[0]])).toEqual([
    [5, 'Yours credits are not enough'],
    [6, 'Email: Please enter a valid email address.'],
    [7, 'Line 2 names the same person.'],
  ])
  expect(await invites(manager)).toEqual([])
  const params = { slug: course.slug, import: judged.id }
  const run = () => manager.call(run_bulk_invite, { params })
  const raced = await Promise.allSettled([run(), run()])
  expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await invites(manager)).map(({ email }) => email).toSorted()).toEqual(people.slice(0, 3))
  const [told] = (await manager.call(list_notifications)).data
  expect(told && notificationText(told)).toBe('Invites for Knots were sent!')

  const path = report_bulk_invite.path.replace(':slug', course.slug).replace(':import', String(judged.id))
  const report = await (await manager.send('GET', path)).text()
  expect(report.trim().split('\r\n')).toHaveLength(7)
  expect(report).toContain(`${people[0]},Ada,Lovelace,2,Invited,`)
  const again = await validateFile(manager, course, lines.join('\n'))
  expect(again.counts).toMatchObject({ create: 0, unchanged: 3 })
  expect((await file(await managerWith(1, course), course, 'name\nAda')).status).toBe(422)
  const stranger = await managerWith(1, course)
  await expect(stranger.call(run_bulk_invite, { params })).rejects.toMatchObject({ status: 404 })
})

test('[ROL-028] an outside manager gives seats only to people they invited, and learns of nobody else', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(5, course)
  await world.services.platform.sql`update memberships set is_outside = true where user_id = ${manager.id}`
  const [member, guest] = [await world.person('learner'), await world.person('learner')]
  const give = (email: string, to = course) =>
    manager.call(give_manager_credits, {
      params: { slug: to.slug },
      body: { as: 'learner', amount: 1, sent_as: crypto.randomUUID(), emails: [email] },
    })
  const outside = { code: 'invitations.outside_manager' }
  await expect(give(member.email)).rejects.toMatchObject(outside)
  await expect(give('nobody@example.com')).rejects.toMatchObject(outside)
  await expect(manager.call(add_subordinates, { body: { emails: [member.email] } })).rejects.toMatchObject(outside)
  await invite(manager, course, guest.email)
  await guest.call(claim_seat, { params: { token: await tokenOf(await idOf(manager, guest.email)) } })
  expect(await give(guest.email)).toEqual({ given: 0, unchanged: 1 })
  expect((await manager.call(list_subordinates)).data.map(({ id }) => id)).toEqual([guest.id])

  const insider = await managerWith(1, course)
  await invite(insider, course, member.email)
  await member.call(claim_seat, { params: { token: await tokenOf(await idOf(insider, member.email)) } })
  await insider.call(remove_subordinate, { params: { user_id: member.id } })
  expect(await insider.call(add_subordinates, { body: { emails: [member.email] } })).toEqual({ added: 1 })
})

test('[USR-029] no manager can invite someone who declined for good, until they change it', async () => {
  const course = await makeCourse(world)
  const [manager, other] = [await managerWith(3, course), await managerWith(3, course)]
  const email = newEmail()
  await invite(manager, course, email)
  const id = await idOf(manager, email)
  const params = { token: await tokenOf(id) }
  const visitor = world.visitor()
  expect(await visitor.call(decline_invitation, { params, body: { never: true } })).toEqual({
    declined: true,
    never: true,
  })
  expect(await seats(manager)).toEqual([3, 0])
  expect(await invites(manager)).toMatchObject([{ status: 4 }])
  const never = { code: 'invitations.refused_for_good' }
  await expect(manager.call(reinvite, { params: { id } })).rejects.toMatchObject(never)
  await expect(invite(other, course, newEmail(), email)).rejects.toMatchObject(never)
  expect((await validateFile(other, course, `Email\n${email}`)).rows[0]?.problems).toEqual([
    `${email} has asked not to be invited by this portal again.`,
  ])
  expect((await visitor.call(show_claim, { params })).invited?.is_refused).toBe(true)
  await visitor.call(decline_invitation, { params, body: { never: false } })
  expect((await visitor.call(show_claim, { params })).invited?.is_refused).toBe(false)
  expect(await manager.call(reinvite, { params: { id } })).toMatchObject({ status: 5 })
  expect(await invite(other, course, email)).toEqual({ sent: 1, unchanged: 0 })
})
