import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirm_session } from '@portico/shared/contract/identity/second-factor-sessions.ts'
import {
  add_passkey,
  login_passkey,
  login_passkey_options,
  passkey_creation_options,
  passkey_options,
  remove_passkey,
} from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { login_second_factor, show_second_factor } from '@portico/shared/contract/identity/second-factor.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { virtualPasskey } from '../../../../../../tests/support/virtual-passkey.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { passkeyChallenges } from '../../tables.ts'
import { pendingLogins } from '../../../../kernel/tables.ts'
import { forgetLogins } from '../../jobs/forget-logins.ts'
import { originOf } from '../../../../portal/portal-url.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
// All tests share one IP address; rate limits are not under test here.
beforeEach(async () => void (await world.services.platform.sql`delete from rate_limits`))
const refused = { status: 422, code: 'auth.passkey_refused' }
const challengeAt = (challenge: string, host: string = world.portals.core.host) => ({
  challenge,
  origin: originOf(host, world.config),
  realm: world.config.PUBLIC_HOST,
})

async function withPasskey(person: Person) {
  const passkey = virtualPasskey()
  await person.confirm()
  const { challenge } = await person.call(passkey_creation_options)
  const made = await person.call(add_passkey, {
    body: { name: 'Laptop', passkey: passkey.make(challengeAt(challenge)) },
  })
  return { ...passkey, ...made }
}

test('a passkey works as the second step after the password, or alone', async () => {
  const person = await world.person('learner')
  const passkey = await withPasskey(person)
  expect(passkey.recovery_codes).toHaveLength(10)
  const visitor = world.visitor()
  expect(await visitor.call(login, { body: { login: person.email, password: person.password } })).toEqual({
    second_factor: { totp: false, passkey: true, recovery: true },
  })
  const { challenge } = await visitor.call(login_passkey_options)
  expect(
    await visitor.call(login_second_factor, {
      body: { kind: 'passkey', answer: passkey.sign(challengeAt(challenge)) },
    }),
  ).toMatchObject({ user: { id: person.id } })
  const alone = world.visitor()
  const asked = await alone.call(login_passkey_options)
  expect(
    await alone.call(login_passkey, { body: { answer: passkey.sign(challengeAt(asked.challenge)) } }),
  ).toMatchObject({
    user: { id: person.id, second_factor: 'fine' },
  })
  expect(await alone.call(get_me)).toMatchObject({ id: person.id })
})

test('rejects wrong origins, other relying parties, old challenges, unverified owners and unknown passkeys', async () => {
  const person = await world.person('learner')
  const passkey = await withPasskey(person)
  const visitor = world.visitor()
  const asked = async () => (await visitor.call(login_passkey_options)).challenge
  const open = (answer: ReturnType<typeof passkey.sign>) => visitor.call(login_passkey, { body: { answer } })
  await expect(
    open(passkey.sign({ ...challengeAt(await asked()), origin: 'https://evil.example' })),
  ).rejects.toMatchObject(refused)
  await expect(open(passkey.sign({ ...challengeAt(await asked()), realm: 'evil.example' }))).rejects.toMatchObject(
    refused,
  )
  await expect(open(passkey.sign(challengeAt(await asked()), { verified: false }))).rejects.toMatchObject(refused)
  await expect(open(passkey.sign(challengeAt('bm8tc3VjaC1jaGFsbGVuZ2U')))).rejects.toMatchObject(refused)
  await expect(open(virtualPasskey().sign(challengeAt(await asked())))).rejects.toMatchObject(refused)
  await expect(
    open({ ...virtualPasskey().sign(challengeAt(await asked())), id: passkey.sign(challengeAt('x')).id }),
  ).rejects.toMatchObject(refused)
  // A challenge for confirming cannot be used to sign in.
  await expect(open(passkey.sign(challengeAt((await person.call(passkey_options)).challenge)))).rejects.toMatchObject(
    refused,
  )
  await expect(visitor.call(get_me)).rejects.toMatchObject({ status: 401 })
  const answer = passkey.sign(challengeAt(await asked()))
  // Sent several times at once: exactly one succeeds.
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => world.visitor().send('POST', '/login/passkey', { body: { answer } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
})

test('someone else’s passkey cannot serve as second step, confirm a session, or be removed', async () => {
  const [person, other] = [await world.person('learner'), await world.person('learner')]
  const [own, foreign] = [await withPasskey(person), await withPasskey(other)]
  const visitor = world.visitor()
  await visitor.call(login, { body: { login: person.email, password: person.password } })
  await expect(
    visitor.call(login_second_factor, {
      body: {
        kind: 'passkey',
        answer: foreign.sign(challengeAt((await visitor.call(login_passkey_options)).challenge)),
      },
    }),
  ).rejects.toMatchObject(refused)
  await expect(
    person.call(confirm_session, {
      body: { kind: 'passkey', answer: foreign.sign(challengeAt((await other.call(passkey_options)).challenge)) },
    }),
  ).rejects.toMatchObject(refused)
  expect(
    await person.call(confirm_session, {
      body: { kind: 'passkey', answer: own.sign(challengeAt((await person.call(passkey_options)).challenge)) },
    }),
  ).toMatchObject({ confirmed_until: expect.any(String) })
  await expect(person.call(remove_passkey, { params: { passkey_id: foreign.id } })).rejects.toMatchObject({
    status: 404,
  })
  await person.call(remove_passkey, { params: { passkey_id: own.id } })
  expect(await person.call(show_second_factor)).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
  expect(await world.visitor().call(login, { body: { login: person.email, password: person.password } })).toMatchObject(
    { user: { id: person.id } },
  )
})

test('a passkey of a non-member opens nothing on this portal and ends no session', async () => {
  const person = await world.person('learner')
  const passkey = await withPasskey(person)
  const visitor = world.visitor('summit')
  const { challenge } = await visitor.call(login_passkey_options)
  await expect(
    visitor.call(login_passkey, { body: { answer: passkey.sign(challengeAt(challenge, world.portals.summit.host)) } }),
  ).rejects.toMatchObject(refused)
  expect(await person.call(get_me)).toMatchObject({ id: person.id })
})

test('deletes expired pending logins and challenges, and keeps valid ones', async () => {
  const { db } = world.services.auth.connection
  const { user_id } = { user_id: (await world.person('learner')).id }
  await db.delete(passkeyChallenges)
  const [over, later] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)]
  await db.insert(pendingLogins).values([
    { token_hash: 'over', user_id, realm: 'x', expires_at: over },
    { token_hash: 'lives', user_id, realm: 'x', expires_at: later },
  ])
  await db.insert(passkeyChallenges).values([
    { challenge: 'over', purpose: 'add', realm: 'x', expires_at: over },
    { challenge: 'lives', purpose: 'add', realm: 'x', expires_at: later },
  ])
  await forgetLogins(world.services)
  expect(
    await db.select({ hash: pendingLogins.token_hash }).from(pendingLogins).where(eq(pendingLogins.user_id, user_id)),
  ).toEqual([{ hash: 'lives' }])
  expect(await db.select({ challenge: passkeyChallenges.challenge }).from(passkeyChallenges)).toEqual([
    { challenge: 'lives' },
  ])
})
