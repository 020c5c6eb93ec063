import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgot_password, reset_password } from '@portico/shared/contract/identity/password.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { register, verify_token } from '@portico/shared/contract/identity/registration.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'
import type { PortalName } from '../../../../../../tests/support/world.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())

const strong = 'Sturdy!passw0rd'
const registration = (email: string) => ({
  email,
  password: strong,
  first_name: 'Grace',
  last_name: 'Hopper',
  is_adult: true as const,
})

const registerOn = (portal: PortalName, email: string) =>
  world.visitor(portal).call(register, { body: registration(email) })

test('[SES-051] [ROL-005] [FRM-042] [ERR-038] registers a visitor by six-digit code and signs them in as a learner', async () => {
  const visitor = world.visitor()
  expect(await visitor.call(register, { body: registration('grace@example.com') })).toEqual({
    sent: true,
    resend_after_s: 160,
  })
  const code = await world.codeFor('grace@example.com')
  await expect(
    visitor.call(verify_token, {
      body: { type: 'email', email: 'grace@example.com', code: code === '000000' ? '000001' : '000000' },
    }),
  ).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })
  expect(await visitor.call(verify_token, { body: { type: 'email', email: 'grace@example.com', code } })).toMatchObject(
    { session: { user: { first_name: 'Grace', current_role: 'learner' }, landing: '/courses/learner' } },
  )
  expect(await visitor.call(get_me)).toMatchObject({ email: 'grace@example.com' })
  const again = { body: { type: 'email' as const, email: 'grace@example.com', code } }
  const used = { status: 409, message: 'This email address is already verified.' }
  await expect(visitor.call(verify_token, again)).rejects.toMatchObject(used)
  // Only the browser that registered, and only with that code, learns that it was redeemed.
  const unknown = { code: 'auth.verification_code_wrong' }
  await expect(world.visitor().call(verify_token, again)).rejects.toMatchObject(unknown)
  const other = { body: { ...again.body, code: code === '000000' ? '000001' : '000000' } }
  await expect(visitor.call(verify_token, other)).rejects.toMatchObject(unknown)
})

test('known and unknown emails get the same response; registering again keeps a confirmed password', async () => {
  const known = await world.person('learner')
  const answers = await Promise.all([registerOn('core', known.email), registerOn('core', 'nobody-yet@example.com')])
  expect(answers[0]).toEqual(answers[1])
  expect(await world.visitor().call(login, { body: { login: known.email, password: known.password } })).toMatchObject({
    user: { id: known.id },
  })
})

test('only portals with a storefront let visitors register; in-house portals are for invited people', async () => {
  await expect(registerOn('northwind', 'a@example.com')).rejects.toMatchObject({ code: 'auth.registration_closed' })
  await expect(registerOn('blank', 'a@example.com')).rejects.toMatchObject({ code: 'auth.registration_closed' })
  expect(await registerOn('summit', 'a@example.com')).toMatchObject({ sent: true })
})

test('[LEG-004] [FRM-028] [FRM-032] [FRM-033] returns validation errors per field, in the catalog’s wording', async () => {
  const answer = await world.visitor().send('POST', '/register', {
    body: { email: 'not-an-address', password: 'short', first_name: '', last_name: 'H', is_adult: false },
  })
  expect(answer.status).toBe(422)
  const { error } = (await answer.json()) as { error: { fields: Record<string, string[]> } }
  expect(error.fields).toMatchObject({
    email: ['Please enter a valid email address.'],
    first_name: ['This field is required'],
    password: expect.arrayContaining(['Please enter at least 8 characters.']),
  })
  expect(Object.keys(error.fields)).toEqual(expect.arrayContaining(['password', 'is_adult']))
})

test('[SES-049] [ERR-025] a reset link works once, ends all sessions, and never reveals known emails', async () => {
  const person = await world.person('learner')
  const visitor = world.visitor()
  const known = await visitor.call(forgot_password, { body: { email: person.email } })
  const token = (await world.linkFor(person.email)).searchParams.get('token') ?? ''
  expect(await visitor.call(forgot_password, { body: { email: 'unknown@example.com' } })).toEqual(known)
  await expect(
    visitor.call(reset_password, {
      body: { email: person.email, token: 'wrong-token', password: 'Another!passw0rd1' },
    }),
  ).rejects.toMatchObject({ code: 'auth.reset_link_invalid', message: 'Link reset password is invalid' })
  expect(await visitor.call(verify_token, { body: { type: 'reset', email: person.email, token } })).toMatchObject({
    valid: true,
    session: null,
  })
  expect(
    await visitor.call(reset_password, { body: { email: person.email, token, password: 'Another!passw0rd1' } }),
  ).toEqual({ reset: true })
  await expect(person.call(get_me)).rejects.toMatchObject({ status: 401 })
  await expect(
    visitor.call(reset_password, { body: { email: person.email, token, password: 'Third!passw0rd1' } }),
  ).rejects.toMatchObject({ code: 'auth.reset_link_invalid' })
  expect(await visitor.call(login, { body: { login: person.email, password: 'Another!passw0rd1' } })).toMatchObject({
    user: { id: person.id },
  })
})

test('[ERR-024] reports expired codes and reset links as expired', async () => {
  const visitor = world.visitor()
  await visitor.call(register, { body: registration('late@example.com') })
  const code = await world.codeFor('late@example.com')
  await world.services.auth.connection
    .sql`update tokens set expires_at = now() - interval '1 minute' where email = 'late@example.com'`
  await expect(
    visitor.call(verify_token, { body: { type: 'email', email: 'late@example.com', code } }),
  ).rejects.toMatchObject({ status: 410, code: 'auth.verification_code_expired' })
  const person = await world.person('learner')
  await visitor.call(forgot_password, { body: { email: person.email } })
  const token = (await world.linkFor(person.email)).searchParams.get('token') ?? ''
  await world.services.auth.connection
    .sql`update tokens set expires_at = now() - interval '1 minute' where email = ${person.email}`
  await expect(
    visitor.call(reset_password, { body: { email: person.email, token, password: 'Another!passw0rd1' } }),
  ).rejects.toMatchObject({ code: 'auth.reset_link_expired', message: 'Your link is expired' })
})
