import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { get_me, login } from '@portico/shared/contract/session.ts'
import { register, verify_token } from '@portico/shared/contract/registration.ts'
import type { Client } from '../../../../../../tests/support/client.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())
// More people than may register from one address within an hour.
beforeEach(async () => void (await world.services.platform.sql`delete from rate_limits where key like 'register-ip:%'`))

const wrong = { status: 422, code: 'auth.verification_code_wrong' }
const mine = 'Sturdy!passw0rd'
const theirs = 'Attacker!passw0rd'
const ask = (client: Client, email: string, password: string) =>
  client.call(register, { body: { email, password, first_name: 'Grace', last_name: 'Hopper', is_adult: true } })
const type = (client: Client, email: string, code: string) =>
  client.call(verify_token, { body: { type: 'email', email, code } })
const signInWith = (email: string, password: string) =>
  world.visitor().call(login, { body: { login: email, password } })

test('[HOLE-2] [OP-25] whoever registers the same address later gets no access to the account: each code confirms its own registration, with its own password', async () => {
  const email = 'wanted@example.com'
  const [owner, thief] = [world.visitor(), world.visitor()]
  await ask(owner, email, mine)
  const first = await world.codeFor(email)
  await ask(thief, email, theirs)
  const second = await world.codeFor(email)
  // The newest code, typed where the first registration was made, belongs to the other one.
  if (second !== first) await expect(type(owner, email, second)).rejects.toMatchObject(wrong)
  expect(await type(owner, email, first)).toMatchObject({ session: { user: { first_name: 'Grace' } } })
  await expect(signInWith(email, theirs)).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
  expect(await signInWith(email, mine)).toMatchObject({ landing: '/courses/learner' })
})

test('[HOLE-2] a code is invalid in another browser, and still valid in its own', async () => {
  const email = 'elsewhere@example.com'
  const asked = world.visitor()
  await ask(asked, email, mine)
  const code = await world.codeFor(email)
  await expect(type(world.visitor(), email, code)).rejects.toMatchObject(wrong)
  expect(await type(asked, email, code)).toMatchObject({ valid: true })
  expect(await asked.call(get_me)).toMatchObject({ email })
  await expect(type(asked, email, code)).rejects.toMatchObject(wrong)
})

test('[HOLE-2] a browser that asks again may type either code, and gets the password that belongs to it', async () => {
  const email = 'twice@example.com'
  const browser = world.visitor()
  await ask(browser, email, mine)
  const first = await world.codeFor(email)
  await ask(browser, email, 'Second!passw0rd')
  const second = await world.codeFor(email)
  expect(second).toMatch(/^\d{6}$/)
  await type(browser, email, first)
  expect(await signInWith(email, mine)).toMatchObject({ user: { email } })
  // The account is known by now: the other code signs in and changes nothing.
  await type(browser, email, second)
  await expect(signInWith(email, 'Second!passw0rd')).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
})

test('[HOLE-2] others who register an address again and again use up nobody else’s mails', async () => {
  const email = 'popular@example.com'
  for (let again = 0; again < 6; again += 1) await ask(world.visitor(), email, theirs)
  const owner = world.visitor()
  expect(await ask(owner, email, mine)).toMatchObject({ sent: true })
  await type(owner, email, await world.codeFor(email))
  expect(await signInWith(email, mine)).toMatchObject({ user: { email } })
})

test('[HOLE-2] one browser gets five mails an hour for an address, and no sixth', async () => {
  const browser = world.visitor()
  for (let again = 0; again < 5; again += 1) await ask(browser, 'eager@example.com', mine)
  await expect(ask(browser, 'eager@example.com', mine)).rejects.toMatchObject({ status: 429 })
  expect(await world.mailsTo('eager@example.com')).toHaveLength(5)
})

test('[HOLE-2] until a code is typed there is no account, and nobody can sign in', async () => {
  await ask(world.visitor(), 'never@example.com', mine)
  await world.codeFor('never@example.com')
  await expect(signInWith('never@example.com', mine)).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
  expect(await world.services.auth.connection.sql`select id from users where email = 'never@example.com'`).toHaveLength(
    0,
  )
})

test('[HOLE-2] two browsers of one address that confirm at once make one account, with the password of one of them', async () => {
  const email = 'race@example.com'
  const browsers = [world.visitor(), world.visitor()]
  const codes: string[] = []
  const passwords = [mine, theirs]
  for (const [index, browser] of browsers.entries()) {
    await ask(browser, email, passwords[index] ?? '')
    codes.push(await world.codeFor(email))
  }
  const answers = await Promise.all(browsers.map((browser, index) => type(browser, email, codes[index] ?? '')))
  expect(new Set(answers.map(({ session }) => session?.user.id)).size).toBe(1)
  const works = await Promise.allSettled(passwords.map((password) => signInWith(email, password)))
  expect(works.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
