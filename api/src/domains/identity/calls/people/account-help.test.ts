import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  end_user_session,
  end_user_sessions,
  list_user_sessions,
  send_user_reset,
  set_user_password,
} from '@portico/shared/contract/identity/people-account.ts'
import { create_user, update_user } from '@portico/shared/contract/identity/people-record.ts'
import { reset_password } from '@portico/shared/contract/identity/password.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { generateResetToken } from '../../reset-token.ts'
import { memberships, users } from '../../tables.ts'
import { sessions } from '../../../../kernel/tables.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
})
afterAll(() => world.close())

const of = (user_id: number) => ({ params: { user_id } })
const password = 'Lantern!4072'
const set = (user_id: number) => admin.call(set_user_password, { ...of(user_id), body: { password } })
const signIn = (email: string, typed: string) =>
  world.visitor().call(login, { body: { login: email, password: typed } })
const joinSummit = (user_id: number) =>
  world.services.platform.db
    .insert(memberships)
    .values({ portal_id: world.portals.summit.id, user_id, roles: ['learner'] })

test('[USR-016] [OP-03] staff confirm themselves, set the password of a portal-only account, and end its sessions', async () => {
  const person = await world.person('learner')
  await expect(set(person.id)).rejects.toMatchObject({ status: 403, code: 'session.confirm_needed' })
  await admin.confirm()
  expect(await set(person.id)).toEqual({ id: person.id })
  await expect(person.call(get_me)).rejects.toMatchObject({ status: 401 })
  await expect(signIn(person.email, person.password)).rejects.toMatchObject({ status: 401 })
  expect(await signIn(person.email, password)).toMatchObject({ user: { id: person.id } })
  await expect(admin.call(set_user_password, { ...of(person.id), body: { password: 'short' } })).rejects.toMatchObject({
    status: 422,
  })
})

test('[USR-016] [OP-03] staff may only send a link to shared, platform, higher-role and unconfirmed accounts', async () => {
  const [shared, platform, above, unconfirmed] = [
    await world.person('learner'),
    await world.person(['learner', 'sub_super_admin']),
    await world.person('admin'),
    await world.person('learner'),
  ]
  await joinSummit(shared.id)
  await world.services.platform.db.update(users).set({ email_verified: false }).where(eq(users.id, unconfirmed.id))
  await admin.confirm()
  for (const [{ id }, code] of [
    [shared, 'users.account_elsewhere'],
    [platform, 'users.ranks_higher'],
    [above, 'users.ranks_higher'],
    [admin, 'users.own_account'],
    [unconfirmed, 'users.unconfirmed'],
  ] as const)
    await expect(set(id)).rejects.toMatchObject({ code })
  expect(await signIn(shared.email, shared.password)).toMatchObject({ user: { id: shared.id } })
  const root = await world.person('super_admin')
  await root.confirm()
  await expect(root.call(set_user_password, { ...of(platform.id), body: { password } })).rejects.toMatchObject({
    code: 'users.account_elsewhere',
  })
  expect(await admin.call(send_user_reset, of(shared.id))).toEqual({ sent_to: shared.email })
  expect((await queuedJobs(world, 'email.reset-requested'))[0]).toMatchObject({ email: shared.email })
  await admin.call(send_user_reset, of(unconfirmed.id))
  expect((await queuedJobs(world, 'email.account-made'))[0]).toMatchObject({ user_id: unconfirmed.id })
})

test('[USR-002] [USR-010] a created person confirms the email by mailed link and chooses a password there', async () => {
  const email = 'fresh@example.com'
  const body = { first_name: 'Fay', last_name: 'Fresh', email, roles: ['instructor' as const] }
  await admin.confirm()
  const { id, is_returning } = await admin.call(create_user, { body })
  expect(is_returning).toBe(false)
  await expect(signIn(email, password)).rejects.toMatchObject({ status: 401 })
  expect((await queuedJobs(world, 'email.account-made'))[0]).toMatchObject({ user_id: id })
  await expect(admin.call(create_user, { body })).rejects.toMatchObject({
    status: 409,
    code: 'users.already_member',
    fields: { email: ['Someone with this email already belongs to this portal.'] },
  })
  const token = await generateResetToken(world.services.auth.connection, {
    user_id: id,
    email,
    portal_id: world.portals.core.id,
    realm: world.config.PUBLIC_HOST,
    is_first: true,
  })
  await world.visitor().call(reset_password, { body: { email, token, password } })
  expect(await signIn(email, password)).toMatchObject({ user: { id, first_name: 'Fay', current_role: 'instructor' } })
})

test('[USR-010] creating a person rejects another portal’s account and roles the caller cannot grant', async () => {
  const elsewhere = await world.person('learner', 'summit')
  const make = (email: string, roles: 'learner'[]) =>
    admin.call(create_user, { body: { first_name: 'Eve', last_name: 'Else', email, roles } })
  await expect(make(elsewhere.email, ['learner'])).rejects.toMatchObject({ status: 409, code: 'users.email_taken' })
  expect(await world.services.platform.db.$count(memberships, eq(memberships.user_id, elsewhere.id))).toBe(1)
  await expect(make('root@example.com', ['super_admin'] as unknown as ['learner'])).rejects.toMatchObject({
    code: 'users.role_not_assignable',
  })
  const twice = await Promise.allSettled([make('race@example.com', ['learner']), make('race@example.com', ['learner'])])
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('[ROL-037] creating staff asks for the password again and grants no rights beyond one’s own', async () => {
  const sub = await world.person('sub_admin')
  const make = (email: string, roles: string[]) =>
    sub.call(create_user, { body: { first_name: 'Eve', last_name: 'Else', email, roles: roles as ['learner'] } })
  expect(await make('plain@example.com', ['learner', 'manager'])).toMatchObject({ is_returning: false })
  await expect(make('teacher@example.com', ['learner', 'instructor'])).rejects.toMatchObject({
    status: 403,
    code: 'session.confirm_needed',
  })
  await sub.confirm()
  for (const role of ['portal_admin', 'accounting'])
    await expect(make('mine@example.com', [role])).rejects.toMatchObject({
      status: 422,
      code: 'users.role_not_assignable',
    })
  expect(await world.services.platform.db.$count(users, eq(users.email, 'mine@example.com'))).toBe(0)
  expect(await make('teacher@example.com', ['learner', 'instructor'])).toMatchObject({ is_returning: false })
})

test('[USR-002] [USR-010] limits the mails staff can trigger per email and per portal', async () => {
  await admin.confirm()
  const person = await world.person('learner')
  await world.services.platform.db.update(users).set({ email_verified: false }).where(eq(users.id, person.id))
  const move = (email: string) => admin.call(update_user, { ...of(person.id), body: { email } })
  const refused = { status: 429, code: 'general.too_many_requests' }
  for (let time = 1; time <= 5; time += 1) {
    await move('stranger@example.com')
    await move(`aside-${time}@example.com`)
  }
  await expect(move('stranger@example.com')).rejects.toMatchObject(refused)
  const make = (email: string) =>
    admin.call(create_user, { body: { first_name: 'Eve', last_name: 'Else', email, roles: ['learner'] } })
  await expect(make('stranger@example.com')).rejects.toMatchObject(refused)
  expect(await make('first-of-many@example.com')).toMatchObject({ is_returning: false })
  await world.services.platform
    .sql`update rate_limits set hits = 200 where key = ${`welcomes:${world.portals.core.id}`}`
  await expect(make('one-too-many@example.com')).rejects.toMatchObject(refused)
  await expect(move('one-too-many@example.com')).rejects.toMatchObject(refused)
  expect(await world.services.platform.db.$count(users, eq(users.email, 'one-too-many@example.com'))).toBe(0)
})

test('[USR-015] shows and ends sessions of portal-only accounts, but not those of shared accounts', async () => {
  const [own, shared] = [await world.person('learner'), await world.person('learner')]
  await joinSummit(shared.id)
  const list = (user_id: number) => admin.call(list_user_sessions, of(user_id))
  const seen = await list(own.id)
  expect(seen).toMatchObject({ are_all: true, sessions: [{ is_this: false, realm: world.config.PUBLIC_HOST }] })
  expect(await list(shared.id)).toEqual({ are_all: false, sessions: [] })
  const [foreign] = await world.services.auth.connection.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, shared.id))
  const end = (user_id: number, session_id: number) => admin.call(end_user_session, { params: { user_id, session_id } })
  await expect(end(shared.id, foreign?.id ?? 0)).rejects.toMatchObject({ status: 404 })
  await expect(end(own.id, foreign?.id ?? 0)).rejects.toMatchObject({ status: 404 })
  expect(await shared.call(get_me)).toMatchObject({ id: shared.id })
  expect(await end(own.id, seen.sessions[0]?.id ?? 0)).toEqual({ ended: 1 })
  await expect(own.call(get_me)).rejects.toMatchObject({ status: 401 })
  await signIn(own.email, own.password)
  expect(await admin.call(end_user_sessions, of(own.id))).toEqual({ ended: 1 })
  await expect(admin.call(end_user_sessions, of(admin.id))).rejects.toMatchObject({ code: 'users.own_account' })
})
