import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { change_password, reset_password } from '@portico/shared/contract/identity/password.ts'
import { send_user_reset } from '@portico/shared/contract/identity/people-account.ts'
import {
  cancel_email_change,
  confirm_email_change,
  request_email_change,
  resend_email_code,
  show_email_change,
} from '@portico/shared/contract/identity/profile-email.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { runQueued } from '../../../../../../tests/support/run-queued.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { sessions } from '../../../../kernel/tables.ts'
import { dropEmailChange } from '../../email-change.ts'
import { passwordRowOf } from '../../own-password.ts'
import { accounts, users, verifications } from '../../tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
beforeEach(async () => void (await world.services.platform.sql`delete from rate_limits`))
afterAll(() => world.close())

const newSignIn = 'New sign-in to your account'
const tasks = ['email.email-change-requested', 'email.security-changed'] as const
const ask = (person: Person, email: string, password = person.password) =>
  person.call(request_email_change, { body: { email, password } })
const confirm = (person: Person, code: string) => person.call(confirm_email_change, { body: { code } })
/** Runs the waiting mails; returns who got which subject, and the code. */
async function mailed() {
  const { mails } = await runQueued(world, ...tasks)
  return {
    subjects: mails.map(({ to, subject }) => [to, subject]).filter(([, subject]) => subject !== newSignIn),
    code: /\b(\d{6}) is your verification code/.exec(mails.map(({ subject }) => subject).join('\n'))?.[1] ?? '',
  }
}
const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000')

test('mails a code to the new mailbox and a notice to the old one, and changes nothing yet', async () => {
  const person = await world.person('learner')
  const email = 'new-home@example.com'
  expect(await ask(person, 'New-Home@Example.com')).toEqual({ email: person.email, pending: email })
  const { subjects, code } = await mailed()
  expect(subjects.toSorted()).toEqual(
    [
      [email, `${code} is your verification code`],
      [person.email, 'A new email address was requested for your account'],
    ].toSorted(),
  )
  // Nothing has changed yet.
  expect(await person.call(show_email_change)).toEqual({ email: person.email, pending: email })
  expect(await world.visitor().call(login, { body: { login: person.email, password: person.password } })).toBeTruthy()
})

test('the new email signs in, the former does not; other sessions and reset links end', async () => {
  const person = await world.person('learner')
  const admin = await world.person('portal_admin')
  await admin.call(send_user_reset, { params: { user_id: person.id } })
  const link = /https?:\/\/\S+token=\S+/.exec(
    (await runQueued(world, 'email.reset-requested')).mails[0]?.text ?? '',
  )?.[0]
  const token = new URL(link ?? '').searchParams.get('token') ?? ''
  await world.services.auth.connection.db.insert(sessions).values({
    user_id: person.id,
    token: `of-another-realm-${person.id}`,
    realm: 'learn.example',
    expires_at: new Date(Date.now() + 3_600_000),
  })
  const email = 'moved-on@example.com'
  await ask(person, email)
  const { code } = await mailed()
  expect(await confirm(person, code)).toEqual({ email, pending: null })
  expect((await mailed()).subjects).toEqual([[person.email, 'The email address of your account was changed']])
  expect(await person.call(get_me)).toMatchObject({ email })
  expect(await world.services.auth.connection.db.$count(sessions, eq(sessions.user_id, person.id))).toBe(1)
  // The code worked once.
  await expect(confirm(person, code)).rejects.toMatchObject({ code: 'auth.email_change_over' })
  await expect(
    world.visitor().call(reset_password, { body: { email: person.email, token, password: 'Lantern!4072' } }),
  ).rejects.toMatchObject({ code: 'auth.reset_link_invalid' })
  await expect(
    world.visitor().call(login, { body: { login: person.email, password: person.password } }),
  ).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
  expect(await world.visitor().call(login, { body: { login: email, password: person.password } })).toMatchObject({
    user: { id: person.id, email },
  })
})

test('a taken email address gets the same answer; its owner gets a notice, and no code for it is accepted', async () => {
  const [person, owner] = [await world.person('learner'), await world.person('learner')]
  expect(await ask(person, owner.email)).toEqual({ email: person.email, pending: owner.email })
  expect((await mailed()).subjects.filter(([to]) => to === owner.email)).toEqual([
    [owner.email, 'This email address already has an account'],
  ])
  await expect(confirm(person, '123456')).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })

  // Somebody gets the address after the code was mailed.
  const email = 'soon-taken@example.com'
  await ask(person, email)
  const { code } = await mailed()
  await world.services.platform.db.update(users).set({ email }).where(eq(users.id, owner.id))
  await expect(confirm(person, code)).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })
  expect(await person.call(get_me)).toMatchObject({ email: person.email })
})

test('requires the password and another email address, and limits requests and guesses', async () => {
  const person = await world.person('learner')
  await expect(ask(person, 'a@example.com', 'Wrong!passw0rd')).rejects.toMatchObject({
    status: 422,
    code: 'auth.password_incorrect',
  })
  await expect(ask(person, person.email)).rejects.toMatchObject({
    status: 422,
    fields: { email: [expect.any(String)] },
  })
  expect(await person.call(show_email_change)).toMatchObject({ pending: null })
  await ask(person, 'guessed@example.com')
  const { code } = await mailed()
  for (let guess = 0; guess < 4; guess += 1)
    await expect(confirm(person, wrongFor(code))).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })
  // The fifth uses up the code.
  for (const tried of [wrongFor(code), code])
    await expect(confirm(person, tried)).rejects.toMatchObject({ code: 'auth.verification_code_used_up' })
  for (let more = 0; more < 3; more += 1) await ask(person, `more-${more}@example.com`)
  await expect(ask(person, 'one-too-many@example.com')).rejects.toMatchObject({ status: 429 })
})

test('a requested change ends by canceling, a new password, a later request or time', async () => {
  const person = await world.person('learner')
  const pending = async () => (await person.call(show_email_change)).pending
  await ask(person, 'first@example.com')
  const { code } = await mailed()
  expect(await person.call(cancel_email_change)).toEqual({ email: person.email, pending: null })
  await expect(confirm(person, code)).rejects.toMatchObject({ code: 'auth.email_change_over' })

  await ask(person, 'second@example.com')
  const earlier = await mailed()
  await ask(person, 'third@example.com')
  await expect(confirm(person, earlier.code)).rejects.toMatchObject({ code: 'auth.verification_code_expired' })
  expect(await pending()).toBe('third@example.com')
  await mailed()
  await person.call(change_password, { body: { old_password: person.password, password: 'Lantern!4072' } })
  expect(await pending()).toBe(null)

  await ask(person, 'fourth@example.com', 'Lantern!4072')
  const late = await mailed()
  await world.services.auth.connection.db
    .update(verifications)
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where(and(eq(verifications.identifier, `email-change:${person.id}`)))
  expect(await pending()).toBe(null)
  await expect(confirm(person, late.code)).rejects.toMatchObject({ code: 'auth.email_change_over' })
})

test('a new code goes to the new mailbox; the earlier one no longer works', async () => {
  const person = await world.person('learner')
  const email = 'again@example.com'
  const resend = () => person.call(resend_email_code)
  await expect(resend()).rejects.toMatchObject({ status: 410, code: 'auth.email_change_over' })
  await ask(person, email)
  const first = await mailed()
  for (let guess = 0; guess < 5; guess += 1) await confirm(person, wrongFor(first.code)).catch(() => {})
  expect(await resend()).toEqual({ email: person.email, pending: email })
  // Until the mail is sent there is no code at all.
  await expect(confirm(person, first.code)).rejects.toMatchObject({ code: 'auth.verification_code_expired' })
  const second = await mailed()
  expect(second.subjects).toEqual([[email, `${second.code} is your verification code`]])
  if (first.code !== second.code)
    await expect(confirm(person, first.code)).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })
  expect(await confirm(person, second.code)).toEqual({ email, pending: null })
  await expect(resend()).rejects.toMatchObject({ code: 'auth.email_change_over' })
})

test('a code expires after 30 minutes, the change later; a new code keeps it; requests and codes share a limit', async () => {
  const person = await world.person('learner')
  await ask(person, 'slow-mail@example.com')
  const passes = (minutes: number) => world.services.auth.connection.sql`
    update verifications set expires_at = expires_at - make_interval(mins => ${minutes})
    where identifier in (${`email-change:${person.id}`}, ${`email-change-code:${person.id}`})`
  const { code } = await mailed()
  await passes(31)
  await expect(confirm(person, code)).rejects.toMatchObject({ code: 'auth.verification_code_expired' })
  await person.call(resend_email_code)
  // A full half hour for the new code, and the change waits with it.
  await passes(29)
  const later = await mailed()
  await passes(29)
  await expect(confirm(person, wrongFor(later.code))).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })
  for (let more = 0; more < 3; more += 1) await person.call(resend_email_code)
  await expect(person.call(resend_email_code)).rejects.toMatchObject({ status: 429 })
  // The refusal left the last code alone.
  expect(await confirm(person, (await mailed()).code)).toMatchObject({ email: 'slow-mail@example.com' })
})

test('a new password wins over a code that is entered at the same time', async () => {
  const person = await world.person('learner')
  await ask(person, 'raced@example.com')
  const { code } = await mailed()
  const { db } = world.services.auth.connection
  let entered: Promise<unknown> | undefined
  // As every new password does: locks the credential, ends the sessions, drops the change.
  await db.transaction(async (tx) => {
    await tx.select().from(accounts).where(passwordRowOf(person.id)).for('no key update')
    entered = confirm(person, code).catch((error: unknown) => error)
    await expect
      .poll(
        () => world.services.platform.sql`select from rate_limits where key = ${`email-change:account:${person.id}`}`,
      )
      .toHaveLength(1)
    await world.services.auth.endSessions(person.id, tx)
    await dropEmailChange(tx, person.id)
  })
  expect(await entered).toMatchObject({ status: expect.any(Number), code: expect.stringMatching(/session|code|over/) })
  const [row] = await db.select().from(users).where(eq(users.id, person.id))
  expect(row?.email).toBe(person.email)
})

test('knowing only the password is not enough where a second factor is set up', async () => {
  const person = await world.person('learner')
  await world.services.auth.connection
    .sql`insert into totp_factors (user_id, secret, enrolled_at) values (${person.id}, 'x', now())`
  await world.services.identity.caughtUp()
  const needed = { code: 'session.second_factor_needed' }
  await expect(ask(person, 'factor@example.com')).rejects.toMatchObject(needed)
  await expect(confirm(person, '123456')).rejects.toMatchObject(needed)
})

test('nobody changes the email of an account without its session', async () => {
  await expect(
    world.visitor().call(request_email_change, { body: { email: 'a@example.com', password: 'x' } }),
  ).rejects.toMatchObject({ status: 401 })
  await expect(world.visitor().call(confirm_email_change, { body: { code: '123456' } })).rejects.toMatchObject({
    status: 401,
  })
})
