import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { change_password } from '@portico/shared/contract/identity/password.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { users } from './tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const wrong = 'Wrong!passw0rd'
let hosts = 0
/** Attempts one login from its own IP address, so that only the account's limit applies. */
const attemptLogin = async (name: string, password: string) => {
  const response = await world.visitor().send('POST', '/login', {
    body: { login: name, password },
    headers: { 'x-forwarded-for': `203.0.113.${(hosts += 1) % 250}` },
  })
  return {
    status: response.status,
    body: (await response.json()) as { error?: { code: string; message: string; params: unknown } },
  }
}
const lapse = () => world.services.platform.sql`update guesses set last_failed_at = now() - interval '1 hour'`

test('compares five of sixty simultaneous passwords, with the same responses for unknown accounts', async () => {
  const person = await world.person('learner')
  const told = async (name: string) => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => attemptLogin(name, wrong)))
    return answers
      .map(({ status, body }) => [status, body.error?.code, body.error?.message, body.error?.params])
      .toSorted((a, b) => Number(a[0]) - Number(b[0]))
  }
  const known = await told(person.email)
  expect(known.filter(([status]) => status === 401)).toHaveLength(5)
  expect(known.filter(([status]) => status === 429)).toHaveLength(55)
  expect(await told('nobody-at-all@example.com')).toEqual(known)
})

test('email in any case and username share one count; other accounts are unaffected', async () => {
  const person = await world.person('learner')
  const other = await world.person('learner')
  await world.services.platform.db.update(users).set({ username: 'ada.example' }).where(eq(users.id, person.id))
  for (const name of [person.email, 'ada.example', person.email.toUpperCase(), 'ada.example', person.email])
    expect((await attemptLogin(name, wrong)).status).toBe(401)
  for (const name of [person.email, 'ada.example'])
    expect(await attemptLogin(name, person.password)).toMatchObject({
      status: 429,
      body: { error: { code: 'auth.account_locked', message: 'Too many failed attempts. Please try again in 1 min.' } },
    })
  expect((await attemptLogin(other.email, other.password)).status).toBe(200)
  await lapse()
  expect((await attemptLogin('ada.example', person.password)).status).toBe(200)
})

test('lockouts double after the fifth failure, and a right password resets them', async () => {
  const person = await world.person('learner')
  for (let guess = 0; guess < 6; guess += 1) {
    await lapse()
    expect((await attemptLogin(person.email, wrong)).status).toBe(401)
  }
  expect((await attemptLogin(person.email, person.password)).body.error?.params).toEqual({ minutes: 2 })
  await lapse()
  expect((await attemptLogin(person.email, person.password)).status).toBe(200)
  for (let guess = 0; guess < 4; guess += 1) expect((await attemptLogin(person.email, wrong)).status).toBe(401)
  expect((await attemptLogin(person.email, person.password)).status).toBe(200)
})

test('[SES-050] simultaneous guesses of the old password share the login’s limit and count', async () => {
  const person = await world.person('learner')
  await person.send('GET', '/sanctum/csrf-cookie')
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      person.send('PATCH', '/change-password', { body: { old_password: wrong, password: 'Brand!new0ne' } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 422),
    ...Array.from({ length: 25 }, () => 429),
  ])
  expect((await attemptLogin(person.email, person.password)).status).toBe(429)
  await lapse()
  expect(
    await person.call(change_password, { body: { old_password: person.password, password: 'Brand!new0ne' } }),
  ).toEqual({ changed: true })
  await expect(
    world.visitor().call(login, { body: { login: person.email, password: 'Brand!new0ne' } }),
  ).resolves.toMatchObject({ user: { id: person.id } })
})
