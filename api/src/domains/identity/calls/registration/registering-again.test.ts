import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { register, verify_token } from '@portico/shared/contract/identity/registration.ts'
import type { Client } from '../../../../../../tests/support/client.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())
// Resets the limit: these tests register more people than one IP address may within an hour.
beforeEach(async () => void (await world.services.platform.sql`delete from rate_limits where key like 'register-ip:%'`))

const wrong = { status: 422, code: 'auth.verification_code_wrong' }
const ownPassword = 'Sturdy!passw0rd'
const attackerPassword = 'Attacker!passw0rd'
const registerAs = (client: Client, email: string, password: string) =>
  client.call(register, { body: { email, password, first_name: 'Grace', last_name: 'Hopper', is_adult: true } })
const enterCode = (client: Client, email: string, code: string) =>
  client.call(verify_token, { body: { type: 'email', email, code } })
const signInWith = (email: string, password: string) =>
  world.visitor().call(login, { body: { login: email, password } })

test('[OP-25] each code confirms only its own registration, with the password chosen in it', async () => {
  const email = 'wanted@example.com'
  const [owner, thief] = [world.visitor(), world.visitor()]
  await registerAs(owner, email, ownPassword)
  const first = await world.codeFor(email)
  await registerAs(thief, email, attackerPassword)
  const second = await world.codeFor(email)
  // The newest code is wrong in the first browser: it belongs to the other registration.
  if (second !== first) await expect(enterCode(owner, email, second)).rejects.toMatchObject(wrong)
  expect(await enterCode(owner, email, first)).toMatchObject({ session: { user: { first_name: 'Grace' } } })
  await expect(signInWith(email, attackerPassword)).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
  expect(await signInWith(email, ownPassword)).toMatchObject({ landing: '/courses/learner' })
})

test('a code is invalid in another browser, and still valid in its own', async () => {
  const email = 'elsewhere@example.com'
  const asked = world.visitor()
  await registerAs(asked, email, ownPassword)
  const code = await world.codeFor(email)
  await expect(enterCode(world.visitor(), email, code)).rejects.toMatchObject(wrong)
  expect(await enterCode(asked, email, code)).toMatchObject({ valid: true })
  expect(await asked.call(get_me)).toMatchObject({ email })
  await expect(enterCode(asked, email, code)).rejects.toMatchObject({ code: 'auth.email_already_verified' })
})

test('a browser that registers twice may enter either code and gets that code’s password', async () => {
  const email = 'twice@example.com'
  const browser = world.visitor()
  await registerAs(browser, email, ownPassword)
  const first = await world.codeFor(email)
  await registerAs(browser, email, 'Second!passw0rd')
  const second = await world.codeFor(email)
  expect(second).toMatch(/^\d{6}$/)
  await enterCode(browser, email, first)
  expect(await signInWith(email, ownPassword)).toMatchObject({ user: { email } })
  // The account is known by now: the other code signs in and changes nothing.
  await enterCode(browser, email, second)
  await expect(signInWith(email, 'Second!passw0rd')).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
})

test('other people registering the same email do not use up its owner’s mails', async () => {
  const email = 'popular@example.com'
  for (let again = 0; again < 6; again += 1) await registerAs(world.visitor(), email, attackerPassword)
  // Mails of one moment arrive in any order.
  await world.mailsTo(email)
  const owner = world.visitor()
  expect(await registerAs(owner, email, ownPassword)).toMatchObject({ sent: true })
  await enterCode(owner, email, await world.codeFor(email))
  expect(await signInWith(email, ownPassword)).toMatchObject({ user: { email } })
})

test('a browser gets at most five registration mails per email and hour', async () => {
  const browser = world.visitor()
  for (let again = 0; again < 5; again += 1) await registerAs(browser, 'eager@example.com', ownPassword)
  await expect(registerAs(browser, 'eager@example.com', ownPassword)).rejects.toMatchObject({ status: 429 })
  expect(await world.mailsTo('eager@example.com')).toHaveLength(5)
})

test('no account exists and nobody can sign in until a code is entered', async () => {
  await registerAs(world.visitor(), 'never@example.com', ownPassword)
  await world.codeFor('never@example.com')
  await expect(signInWith('never@example.com', ownPassword)).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
  expect(await world.services.auth.connection.sql`select id from users where email = 'never@example.com'`).toHaveLength(
    0,
  )
})

test('two browsers confirming one email at once create one account with one password', async () => {
  const email = 'race@example.com'
  const browsers = [world.visitor(), world.visitor()]
  const codes: string[] = []
  const passwords = [ownPassword, attackerPassword]
  for (const [index, browser] of browsers.entries()) {
    await registerAs(browser, email, passwords[index] ?? '')
    codes.push(await world.codeFor(email))
  }
  const answers = await Promise.all(browsers.map((browser, index) => enterCode(browser, email, codes[index] ?? '')))
  expect(new Set(answers.map(({ session }) => session?.user.id)).size).toBe(1)
  const works = await Promise.allSettled(passwords.map((password) => signInWith(email, password)))
  expect(works.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
