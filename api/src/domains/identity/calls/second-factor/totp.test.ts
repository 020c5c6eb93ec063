import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirm_session } from '@portico/shared/contract/identity/second-factor-sessions.ts'
import {
  enroll_totp,
  login_second_factor,
  show_second_factor,
  start_totp,
} from '@portico/shared/contract/identity/second-factor.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { appOf, setUpApp } from '../../../../../../tests/support/authenticator-app.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { pendingLogins, sessions } from '../../../../kernel/tables.ts'
import { totpFactors } from '../../tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
// All tests share one IP address; rate limits are not under test here.
beforeEach(async () => void (await world.services.platform.sql`delete from rate_limits`))
const db = () => world.services.auth.connection.db
const sessionsOf = (id: number) => db().$count(sessions, eq(sessions.user_id, id))
/** Returns a visitor who has entered the correct password. */
async function withPassword(person: Person) {
  const visitor = world.visitor()
  expect(await visitor.call(login, { body: { login: person.email, password: person.password } })).toEqual({
    second_factor: { totp: true, passkey: false, recovery: true },
  })
  return visitor
}

test('an account with an authenticator app needs both password and code', async () => {
  const person = await world.person('learner')
  const app = await setUpApp(world, person)
  const before = await sessionsOf(person.id)
  const visitor = await withPassword(person)
  await expect(visitor.call(get_me)).rejects.toMatchObject({ status: 401 })
  // No session was opened, and the owner's own session still works.
  expect(await sessionsOf(person.id)).toBe(before)
  expect(await person.call(get_me)).toMatchObject({ id: person.id })
  await expect(visitor.call(login_second_factor, { body: { kind: 'totp', code: '000000' } })).rejects.toMatchObject({
    status: 422,
    code: 'auth.second_factor_wrong',
  })
  expect(await visitor.call(login_second_factor, { body: { kind: 'totp', code: app.code(1) } })).toMatchObject({
    user: { id: person.id, second_factor: 'fine' },
  })
  expect(await visitor.call(get_me)).toMatchObject({ id: person.id })
  // Without the password step, a correct code opens nothing.
  await expect(
    world.visitor().call(login_second_factor, { body: { kind: 'totp', code: app.code(1) } }),
  ).rejects.toMatchObject({ status: 410, code: 'auth.login_over' })
})

test('a code works once, even for simultaneous logins; the setup code is used up too', async () => {
  const person = await world.person('learner')
  const app = await setUpApp(world, person)
  await expect(
    (await withPassword(person)).call(login_second_factor, { body: { kind: 'totp', code: app.code() } }),
  ).rejects.toMatchObject({ code: 'auth.second_factor_wrong' })
  const browsers = await Promise.all(Array.from({ length: 4 }, () => withPassword(person)))
  const code = app.code(1)
  const answers = await Promise.all(
    browsers.map(
      async (browser) => (await browser.send('POST', '/login/second-factor', { body: { kind: 'totp', code } })).status,
    ),
  )
  expect(answers.toSorted()).toEqual([200, 422, 422, 422])
  await expect(
    (await withPassword(person)).call(login_second_factor, { body: { kind: 'totp', code } }),
  ).rejects.toMatchObject({ code: 'auth.second_factor_wrong' })
})

test('a recovery code works once, even simultaneously, in any spelling', async () => {
  const person = await world.person('learner')
  const { recovery_codes } = await setUpApp(world, person)
  expect(new Set(recovery_codes).size).toBe(10)
  const [first = '', second = ''] = recovery_codes
  const browsers = await Promise.all(Array.from({ length: 3 }, () => withPassword(person)))
  const answers = await Promise.all(
    browsers.map(
      async (browser) =>
        (
          await browser.send('POST', '/login/second-factor', {
            body: { kind: 'recovery', code: ` ${first.toUpperCase().replace('-', ' ')}` },
          })
        ).status,
    ),
  )
  expect(answers.toSorted()).toEqual([200, 422, 422])
  const visitor = await withPassword(person)
  expect(await visitor.call(login_second_factor, { body: { kind: 'recovery', code: second } })).toMatchObject({
    user: { id: person.id },
  })
  expect(await visitor.call(show_second_factor)).toMatchObject({ totp: true, recovery_codes_left: 8 })
})

test('a pending login allows five guesses within ten minutes, in its own browser and host', async () => {
  const person = await world.person('learner')
  const app = await setUpApp(world, person)
  const visitor = await withPassword(person)
  const cookie = visitor.cookies.get('portico_pending_login') ?? ''
  const step = (headers: Record<string, string>) =>
    world
      .visitor('core')
      .send('POST', '/login/second-factor', { body: { kind: 'totp', code: app.code(1) }, csrf: true, headers })
  expect((await step({})).status).toBe(410)
  // A modified cookie fails the signature check.
  visitor.cookies.set('portico_pending_login', `x${cookie}`)
  expect(
    (await visitor.send('POST', '/login/second-factor', { body: { kind: 'totp', code: app.code(1) } })).status,
  ).toBe(410)
  visitor.cookies.set('portico_pending_login', cookie)
  await db().update(pendingLogins).set({ realm: 'learn.example' }).where(eq(pendingLogins.user_id, person.id))
  expect(
    (await visitor.send('POST', '/login/second-factor', { body: { kind: 'totp', code: app.code(1) } })).status,
  ).toBe(410)
  await db()
    .update(pendingLogins)
    .set({ realm: world.config.PUBLIC_HOST, tries: 5 })
    .where(eq(pendingLogins.user_id, person.id))
  expect(
    (await visitor.send('POST', '/login/second-factor', { body: { kind: 'totp', code: app.code(1) } })).status,
  ).toBe(410)
  await db()
    .update(pendingLogins)
    .set({ tries: 4, expires_at: new Date(Date.now() - 1000) })
    .where(eq(pendingLogins.user_id, person.id))
  expect(
    (await visitor.send('POST', '/login/second-factor', { body: { kind: 'totp', code: app.code(1) } })).status,
  ).toBe(410)
  await db()
    .update(pendingLogins)
    .set({ expires_at: new Date(Date.now() + 60_000) })
    .where(eq(pendingLogins.user_id, person.id))
  expect(
    (await visitor.send('POST', '/login/second-factor', { body: { kind: 'totp', code: app.code(1) } })).status,
  ).toBe(200)
})

test('compares at most five of many simultaneous wrong codes, then locks the account', async () => {
  const person = await world.person('learner')
  const app = await setUpApp(world, person)
  const browsers = await Promise.all(Array.from({ length: 4 }, () => withPassword(person)))
  const guesses = browsers.flatMap((browser, place) =>
    Array.from({ length: 4 }, (_, guess) =>
      browser.send('POST', '/login/second-factor', {
        body: { kind: 'totp', code: String(100_000 + place * 10 + guess) },
      }),
    ),
  )
  const answers = (await Promise.all(guesses)).map((answer) => answer.status)
  expect(answers.filter((status) => status === 422)).toHaveLength(5)
  expect(answers.filter((status) => status === 429)).toHaveLength(11)
  await expect(
    (await withPassword(person)).call(login_second_factor, { body: { kind: 'totp', code: app.code(1) } }),
  ).rejects.toMatchObject({ status: 429, code: 'auth.account_locked' })
})

test('stores the secret encrypted, activates it with a first code, and never silently replaces it', async () => {
  const person = await world.person('learner')
  await expect(person.call(start_totp)).rejects.toMatchObject({ status: 403, code: 'session.confirm_needed' })
  await person.call(confirm_session, { body: { kind: 'password', password: person.password } })
  const first = await person.call(start_totp)
  const { address, secret, qr } = await person.call(start_totp)
  expect(secret).not.toBe(first.secret)
  expect(qr).toMatch(/^data:image\/png;base64,/)
  const [kept] = await db().select().from(totpFactors).where(eq(totpFactors.user_id, person.id))
  expect(kept?.secret).not.toContain(secret)
  expect(await world.visitor().call(login, { body: { login: person.email, password: person.password } })).toMatchObject(
    { user: { id: person.id } },
  )
  const again = world.visitor()
  await again.call(login, { body: { login: person.email, password: person.password } })
  await again.call(confirm_session, { body: { kind: 'password', password: person.password } })
  await expect(again.call(enroll_totp, { body: { code: appOf(first.address).code() } })).rejects.toMatchObject({
    code: 'auth.second_factor_wrong',
  })
  await again.call(enroll_totp, { body: { code: appOf(address).code() } })
  await expect(again.call(start_totp)).rejects.toMatchObject({ status: 409, code: 'auth.second_factor_exists' })
})
