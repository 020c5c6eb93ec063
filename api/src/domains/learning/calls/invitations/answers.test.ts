import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import {
  accept_invitation,
  decline_invitation,
  join_by_invitation,
} from '@portico/shared/contract/learning/invitations-answers.ts'
import {
  accept_learner_invite,
  decline_learner_invite,
  list_learner_invites,
} from '@portico/shared/contract/learning/invitations-learner.ts'
import {
  invite_to_course,
  list_manager_invites,
  reinvite,
  remind_invited,
} from '@portico/shared/contract/learning/invitations.ts'
import { claim_seat, show_claim } from '@portico/shared/contract/orders/seats.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { generateClaimToken } from '../../claim-token.ts'
import { makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { fillPool } from '../../../../../../tests/support/portal-credits.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'
import type { Person, PortalName } from '../../../../../../tests/support/world.ts'

let world: WorldWithMail
beforeAll(async () => {
  world = await createWorldWithMail()
  for (const portal of ['core', 'northwind'] as const) await fillPool(world, 50, portal)
}, 180_000)
afterAll(() => world.close())

const password = 'Sturdy!passw0rd-7'
const body = { first_name: 'Grace', last_name: 'Hopper', password, is_adult: true } as const
let named = 0
const newEmail = () => `answers-${(named += 1)}@example.com`

async function managerOn(portal: PortalName): Promise<{ manager: Person; course: MadeCourse }> {
  const course = await makeCourse(world, { portal })
  const [admin, manager] = [await world.person('portal_admin', portal), await world.person('manager', portal)]
  await admin.call(give_credits, {
    body: { amount: 5, sent_as: crypto.randomUUID(), course_id: course.id, email: manager.email },
  })
  return { manager, course }
}
const invite = (manager: Person, course: MadeCourse, email: string, due_on: string | null = null) =>
  manager.call(invite_to_course, {
    params: { slug: course.slug },
    body: { people: [{ email, first_name: 'Grace', last_name: 'Hopper' }], due_on },
  })
const tokenFor = async (email: string): Promise<string> => (await world.linkFor(email)).pathname.split('/')[2] ?? ''

test('[USR-029] people join an in-house portal by mailed link; mails name deadline and reminder', async () => {
  const { manager, course } = await managerOn('northwind')
  const email = newEmail()
  await invite(manager, course, email, '2999-12-31')
  const first = await world.mailTo(email)
  expect(first.text).toContain('Grace, Ada Example')
  expect(first.text).toContain('December 31, 2999')
  const [sent] = (await manager.call(list_manager_invites)).data
  await manager.call(remind_invited, { params: { id: sent?.id ?? 0 } })
  expect((await world.mailsTo(email)).map(({ subject }) => subject.startsWith('Reminder: ')).toSorted()).toEqual([
    false,
    true,
  ])
  const params = { token: await tokenFor(email) }
  const visitor = world.visitor('northwind')
  expect(await visitor.call(show_claim, { params })).toMatchObject({
    state: 'open',
    invited: { email, first_name: 'Grace', due_on: '2999-12-31' },
  })
  expect(await visitor.call(join_by_invitation, { params })).toEqual({ has_account: false })
  const weak = visitor.call(accept_invitation, { params, body: { ...body, password: 'short' } })
  await expect(weak).rejects.toMatchObject({ code: 'validation.failed' })
  const { session, enrollment_id } = await visitor.call(accept_invitation, { params, body })
  expect(session.user).toMatchObject({ email, first_name: 'Grace' })
  expect(await visitor.call(get_me)).toMatchObject({ email })
  expect((await manager.call(list_manager_invites)).data).toMatchObject([{ status: 2, percentage: 0 }])
  const [row] = await world.services.platform.sql`select due_on::text from enrollments where id = ${enrollment_id}`
  expect(row?.due_on).toBe('2999-12-31')
  const again = world.visitor('northwind').call(accept_invitation, { params, body })
  await expect(again).rejects.toMatchObject({ code: 'auth.link_expired' })
}, 180_000)

test('[USR-029] a link never changes an account’s password; its owner signs in with it and accepts', async () => {
  const { manager, course } = await managerOn('northwind')
  const known = await world.person('learner', 'core')
  await world.services.platform.sql`update users set email_verified = true where id = ${known.id}`
  await invite(manager, course, known.email)
  const params = { token: await tokenFor(known.email) }
  const visitor = world.visitor('northwind')
  await expect(visitor.call(accept_invitation, { params, body })).rejects.toMatchObject({
    code: 'invitations.has_account',
  })
  expect(await visitor.call(join_by_invitation, { params })).toEqual({ has_account: true })
  await expect(visitor.call(login, { body: { login: known.email, password } })).rejects.toMatchObject({ status: 401 })
  await visitor.call(login, { body: { login: known.email, password: known.password } })
  const [offered] = await visitor.call(list_learner_invites)
  expect(offered).toMatchObject({ from: 'Ada Example' })
  expect(await visitor.call(claim_seat, { params })).toMatchObject({ slug: course.slug })
  expect(await visitor.call(list_learner_invites)).toEqual([])
}, 180_000)

test('[USR-029] signed-in people answer invitations to their own email without the mail, never others’', async () => {
  const { manager, course } = await managerOn('core')
  const [guest, stranger] = [await world.person('learner'), await world.person('learner')]
  await invite(manager, course, guest.email)
  const [offered] = await guest.call(list_learner_invites)
  const params = { id: offered?.id ?? 0 }
  expect(await stranger.call(list_learner_invites)).toEqual([])
  await expect(stranger.call(accept_learner_invite, { params })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(decline_learner_invite, { params, body: { never: true } })).rejects.toMatchObject({
    status: 404,
  })
  const raced = await Promise.allSettled([
    guest.call(accept_learner_invite, { params }),
    guest.call(decline_learner_invite, { params, body: { never: false } }),
  ])
  expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [row] = (await manager.call(list_manager_invites)).data
  expect([2, 4]).toContain(row?.status)
}, 180_000)

test('[USR-029] "never again" survives later declines; only an already declined invitation can undo it', async () => {
  const { manager: first, course } = await managerOn('core')
  const [second, third] = await Promise.all([managerOn('core'), managerOn('core')])
  const guest = await world.person('learner')
  const invited = async (manager: Person, at: MadeCourse) => {
    await invite(manager, at, guest.email)
    const [row] = (await manager.call(list_manager_invites)).data
    return { token: await world.within('core', (db) => generateClaimToken(db, row?.id ?? 0)) }
  }
  const params = { token: (await invited(first, course)).token }
  const later = { token: (await invited(second.manager, second.course)).token }
  const say = (to: { token: string }, never?: boolean) =>
    world.visitor().call(decline_invitation, { params: to, body: { never } })
  const stays = { declined: true, never: true }
  expect(await say(params, true)).toEqual(stays)
  // The page of the later mail opens with its box unchecked, and a call that got no response is resent.
  for (const never of [false, undefined, undefined]) expect(await say(later, never)).toEqual(stays)
  const refused = { code: 'invitations.refused_for_good' }
  await expect(invite(third.manager, third.course, guest.email)).rejects.toMatchObject(refused)
  expect(await say(params, false)).toEqual({ declined: true, never: false })

  await invite(third.manager, third.course, guest.email)
  const [offered] = await guest.call(list_learner_invites)
  expect(await say(params, true)).toEqual(stays)
  const own = { params: { id: offered?.id ?? 0 } }
  expect(await guest.call(decline_learner_invite, { ...own, body: {} })).toEqual(stays)
  await expect(third.manager.call(reinvite, own)).rejects.toMatchObject(refused)
}, 180_000)
