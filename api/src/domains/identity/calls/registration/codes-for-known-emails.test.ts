import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '@portico/shared/contract/identity/session.ts'
import { register, verify_token } from '@portico/shared/contract/identity/registration.ts'
import { roles } from '@portico/shared/access/roles.ts'
import type { Client } from '../../../../../../tests/support/client.ts'
import { setUpApp } from '../../../../../../tests/support/authenticator-app.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())

const registerAs = (client: Client, email: string) =>
  client.call(register, {
    body: { email, password: 'Another!passw0rd', first_name: 'Eve', last_name: 'Else', is_adult: true },
  })
const enterCode = (client: Client, email: string, code: string) =>
  client.call(verify_token, { body: { type: 'email', email, code } })
/**
 * Returns the newest registration mail to an email; filtered by subject, because mails about a new device or a changed factor arrive at the same
 * time, in either order.
 */
const registrationMailTo = async (email: string) => {
  const about = /is your verification code$|^You already have an account$/
  const mail = (await world.mailsTo(email)).find(({ subject }) => about.test(subject))
  if (!mail) throw new Error(`nothing about a registration was mailed to ${email}`)
  return mail
}
const forgetRates = () => world.services.platform.sql`delete from rate_limits where key not like 'code:%'`

test('[OP-25] a known customer’s code signs in, keeps the password, and arrives in the usual mail', async () => {
  for (const role of ['learner', 'manager'] as const) {
    await forgetRates()
    const person = await world.person([role, 'learner'])
    const [visitor, stranger] = [world.visitor(), world.visitor()]
    expect(await registerAs(visitor, person.email)).toEqual(await registerAs(stranger, `new-${role}@example.com`))
    const [known, fresh] = [await registrationMailTo(person.email), await registrationMailTo(`new-${role}@example.com`)]
    expect(known.text.replaceAll(/\d{6}/g, '')).toBe(fresh.text.replaceAll(/\d{6}/g, ''))
    expect(await enterCode(visitor, person.email, await world.codeFor(person.email))).toMatchObject({
      session: { user: { id: person.id } },
    })
    expect(
      await world.visitor().call(login, { body: { login: person.email, password: person.password } }),
    ).toMatchObject({ user: { id: person.id } })
  }
})

test('codes never sign in staff or platform accounts; the mail offers login and reset instead', async () => {
  for (const role of roles.filter((one) => one !== 'learner' && one !== 'manager')) {
    await forgetRates()
    const person = await world.person(role, 'summit')
    const visitor = world.visitor('core')
    const answer = await visitor.send('POST', '/register', {
      body: { email: person.email, password: 'Another!passw0rd', first_name: 'Eve', last_name: 'Else', is_adult: true },
    })
    expect({ role, status: answer.status, body: await answer.json() }).toEqual({
      role,
      status: 200,
      body: { data: { sent: true, resend_after_s: 160 } },
    })
    const mails = (await world.mailsTo(person.email)).filter(({ subject }) => subject !== 'New sign-in to your account')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/)
    expect(mails[0]?.text).toContain('http://summit.portico.localhost:8080/login')
    expect(mails[0]?.text).toContain('http://summit.portico.localhost:8080/forgot-password')
  }
})

test('codes never sign in accounts with a second factor, even codes sent before its setup', async () => {
  await forgetRates()
  const person = await world.person('learner')
  const visitor = world.visitor()
  await registerAs(visitor, person.email)
  const code = await world.codeFor(person.email)
  await setUpApp(world, person)
  await expect(enterCode(visitor, person.email, code)).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })
  await registerAs(visitor, person.email)
  const mail = await registrationMailTo(person.email)
  expect(mail.subject).toBe('You already have an account')
  expect(mail.text).not.toMatch(/\b\d{6}\b/)
})

test('wrong codes get the same responses for staff, customers and strangers', async () => {
  await forgetRates()
  const emails = [(await world.person('admin')).email, (await world.person('learner')).email, 'stranger@example.com']
  const answers = []
  for (const email of emails) {
    await forgetRates()
    const visitor = world.visitor()
    await registerAs(visitor, email)
    await world.mailTo(email)
    const given: number[] = []
    for (let again = 0; again < 11; again += 1)
      given.push(
        (
          await visitor.send('POST', '/token/verify', {
            body: { type: 'email', email, code: String(again).padStart(6, '0') },
          })
        ).status,
      )
    answers.push(given)
  }
  expect(answers).toEqual(emails.map(() => [422, 422, 422, 422, 422, 410, 410, 410, 410, 410, 429]))
})

test('a code sent before its account became staff no longer signs in', async () => {
  await forgetRates()
  const person = await world.person('learner')
  const visitor = world.visitor()
  await registerAs(visitor, person.email)
  const code = await world.codeFor(person.email)
  await world.services.platform.sql`update memberships set roles = '{learner,editor}' where user_id = ${person.id}`
  await expect(enterCode(visitor, person.email, code)).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })
  await world.services.platform.sql`update memberships set roles = '{learner}' where user_id = ${person.id}`
  await registerAs(visitor, person.email)
  expect(await enterCode(visitor, person.email, await world.codeFor(person.email))).toMatchObject({
    session: { user: { id: person.id } },
  })
})

test('simultaneous guesses share five per code and ten per email and day', async () => {
  await forgetRates()
  const email = 'guessed@example.com'
  const guess = (client: Client, right: string) =>
    Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        enterCode(client, email, String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0')),
      ),
    )
  const codesOf = (answers: PromiseSettledResult<unknown>[]) =>
    answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as { code: string }).code : 'in')).toSorted()
  const first = world.visitor()
  await registerAs(first, email)
  const code = await world.codeFor(email)
  expect(codesOf(await guess(first, code))).toEqual([
    'auth.verification_code_expired',
    ...Array.from({ length: 5 }, () => 'auth.verification_code_wrong'),
  ])
  await expect(enterCode(first, email, code)).rejects.toMatchObject({ code: 'auth.verification_code_expired' })
  const second = world.visitor()
  await registerAs(second, email)
  expect(codesOf(await guess(second, await world.codeFor(email)))).toEqual([
    ...Array.from({ length: 3 }, () => 'auth.codes_exhausted'),
    ...Array.from({ length: 3 }, () => 'auth.verification_code_wrong'),
  ])
})
