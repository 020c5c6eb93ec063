import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask_unlock_code, unlock_login } from '@portico/shared/contract/identity/session-lockout.ts'
import { forgetLogins } from '../../jobs/forget-logins.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())
let hosts = 0
const send = (path: string, body: unknown) =>
  world.visitor().send('POST', path, { body, headers: { 'x-forwarded-for': `203.0.113.${(hosts += 1) % 250}` } })
const attemptLogin = async (login: string, password: string) => (await send('/login', { login, password })).status
const lock = async (login: string) => {
  for (let guess = 0; guess < 5; guess += 1) await attemptLogin(login, 'Wrong!passw0rd')
}
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('a mailed code unlocks sign-in once: it opens no session, and the password stays required', async () => {
  const person = await world.person('learner')
  await lock(person.email)
  const visitor = world.visitor()
  expect(await visitor.call(ask_unlock_code, { body: { login: person.email } })).toMatchObject({ sent: true })
  const code = await world.codeFor(person.email)
  await expect(visitor.call(unlock_login, { body: { login: person.email, code: other(code) } })).rejects.toMatchObject({
    status: 422,
    code: 'auth.verification_code_wrong',
  })
  expect(await attemptLogin(person.email, person.password)).toBe(429)
  const unlocked = await visitor.send('POST', '/login/unlock', { body: { login: person.email.toUpperCase(), code } })
  expect([unlocked.status, unlocked.headers.getSetCookie()]).toEqual([200, []])
  expect((await visitor.send('GET', '/me')).status).toBe(401)
  expect(await attemptLogin(person.email, 'Wrong!passw0rd')).toBe(401)
  expect(await attemptLogin(person.email, person.password)).toBe(200)
  await expect(visitor.call(unlock_login, { body: { login: person.email, code } })).rejects.toMatchObject({
    code: 'auth.verification_code_wrong',
  })
})

test('allows five simultaneous guesses per code and ten a day per account, known or not', async () => {
  const person = await world.person('learner')
  const told = async (login: string, code: string) => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => send('/login/unlock', { login, code })))
    return (
      await Promise.all(
        answers.map(async (answer) => [
          answer.status,
          ((await answer.json()) as { error: { code: string; message: string } }).error.message,
        ]),
      )
    ).toSorted()
  }
  const asked = async (login: string) => (await send('/login/unlock/code', { login })).text()
  expect(await asked(person.email)).toBe(await asked('nobody@example.com'))
  const code = await world.codeFor(person.email)
  await lock(person.email)
  const known = await told(person.email, other(code))
  expect(known.map(([status]) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 422),
    ...Array.from({ length: 4 }, () => 429),
  ])
  expect(await told('nobody@example.com', other(code))).toEqual(known)
  await world.services.platform.sql`delete from rate_limits`
  expect((await send('/login/unlock', { login: person.email, code })).status).toBe(422)
  expect(await attemptLogin(person.email, person.password)).toBe(429)
  expect(await world.mailsTo('nobody@example.com')).toEqual([])
})

test('deletes an unused unlock code once it has expired, not before', async () => {
  const [old, fresh] = [await world.person('learner'), await world.person('learner')]
  const kept = async () =>
    (
      await world.services.auth.connection.sql<
        { identifier: string }[]
      >`select identifier from verifications where identifier in (${`unlock:account:${old.id}`}, ${`unlock:account:${fresh.id}`})`
    ).map(({ identifier }) => identifier)
  for (const { email } of [old, fresh]) {
    await send('/login/unlock/code', { login: email })
    await world.codeFor(email)
  }
  expect((await kept()).length).toBe(2)
  await world.services.auth.connection
    .sql`update verifications set expires_at = now() where identifier = ${`unlock:account:${old.id}`}`
  await forgetLogins(world.services)
  expect(await kept()).toEqual([`unlock:account:${fresh.id}`])
})
