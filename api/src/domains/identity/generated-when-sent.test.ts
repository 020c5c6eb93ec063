import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgot_password } from '@portico/shared/contract/identity/password.ts'
import { register, verify_token } from '@portico/shared/contract/identity/registration.ts'
import type { Client } from '../../../../tests/support/client.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
beforeAll(async () => {
  world = await createWorldWithMail()
  // Saves a copy of every job, because the worker deletes finished ones.
  await world.owner.unsafe(`
    create table seen_jobs (payload text not null);
    create function see_job() returns trigger language plpgsql security definer as $$ begin insert into public.seen_jobs values (new.payload::text); return null; end $$;
    create trigger see_job after insert or update on graphile_worker._private_jobs for each row execute function see_job()`)
})
afterAll(() => world.close())

const registerAs = (client: Client, email: string) =>
  client.call(register, {
    body: { email, password: 'Sturdy!passw0rd', first_name: 'Grace', last_name: 'Hopper', is_adult: true },
  })
const enterCode = (client: Client, email: string, code: string) =>
  client.call(verify_token, { body: { type: 'email', email, code } })
const codesIn = (mails: { text: string }[]) => mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')

test('no job contains what was mailed: no code, reset token or password', async () => {
  const person = await world.person('learner')
  await registerAs(world.visitor(), 'new@example.com')
  await world.visitor().call(forgot_password, { body: { email: person.email } })
  const [code, token] = [
    await world.codeFor('new@example.com'),
    (await world.linkFor(person.email)).searchParams.get('token') ?? '',
  ]
  const jobs = (await world.owner<{ payload: string }[]>`select payload from seen_jobs`).map(({ payload }) => payload)
  const all = jobs.join('\n')
  expect(all).toContain('"event":"account.code_requested"')
  expect(all).toContain('"event":"account.reset_requested"')
  expect([all.includes(code), all.includes(token), all.includes('argon2'), all.includes('Sturdy')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('resending a code mail generates a new code; using either one uses up both', async () => {
  const email = 'again@example.com'
  const browser = world.visitor()
  await registerAs(browser, email)
  await world.codeFor(email)
  const [job] = await world.owner<
    { payload: string }[]
  >`select payload from seen_jobs where payload like '%registration_id%' order by payload::json -> 'payload' ->> 'registration_id' desc limit 1`
  await world.owner`select graphile_worker.add_job('email.code-requested', ${job?.payload ?? ''}::text::json)`
  const [second = '', first = '', ...others] = codesIn(await world.mailsTo(email))
  expect([first, second, others]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/), []])
  expect(
    await world.services.auth.connection.sql`select 1 from tokens where email = ${email} and used_at is null`,
  ).toHaveLength(2)
  expect(await enterCode(browser, email, first)).toMatchObject({ valid: true })
  await expect(enterCode(browser, email, second)).rejects.toMatchObject({ code: 'auth.email_already_verified' })
  // The code is used up: running the job again sends nothing.
  await world.owner`select graphile_worker.add_job('email.code-requested', ${job?.payload ?? ''}::text::json)`
  expect(await world.mailsTo(email)).toHaveLength(2)
})

test('stores tokens and registrations only as hashes', async () => {
  const email = 'hashed@example.com'
  const browser = world.visitor()
  await registerAs(browser, email)
  const code = await world.codeFor(email)
  const secret = browser.cookies.get('portico_pending_registration') ?? ''
  expect(secret).toMatch(/^[\w-]{32}$/)
  const kept = JSON.stringify(
    await world.services.auth.connection
      .sql`select t.value_hash, r.browser_hash, r.password_hash from tokens t join registrations r on r.id = t.registration_id where t.email = ${email}`,
  )
  expect([kept.includes(code), kept.includes(secret), kept.includes('Sturdy'), kept.includes('$argon2id$')]).toEqual([
    false,
    false,
    false,
    true,
  ])
})
