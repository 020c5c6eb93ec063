import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change_password } from '@portico/shared/contract/identity/password.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { sessions } from '../../../../kernel/tables.ts'
import { users } from '../../tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const fresh = 'Brand!new0ne'

test('[SES-050] [ERR-036] rejects a wrong old password without changes and accepts the right one', async () => {
  const person = await world.person('learner')
  await expect(
    person.call(change_password, { body: { old_password: 'Wrong!passw0rd', password: fresh } }),
  ).rejects.toMatchObject({
    status: 422,
    code: 'auth.old_password_incorrect',
    message: 'The old password is not correct.',
  })
  await expect(world.visitor().call(login, { body: { login: person.email, password: fresh } })).rejects.toMatchObject({
    code: 'auth.invalid_credentials',
  })
  expect(await person.call(change_password, { body: { old_password: person.password, password: fresh } })).toEqual({
    changed: true,
  })
  await expect(
    world.visitor().call(login, { body: { login: person.email, password: person.password } }),
  ).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
  expect(await world.visitor().call(login, { body: { login: person.email, password: fresh } })).toMatchObject({
    user: { id: person.id },
  })
})

test('[SES-050] keeps the current session and ends all others', async () => {
  const person = await world.person('learner')
  const other = await world.person('learner')
  // A session on another cookie realm; one on this realm would already have been ended by the newer login (SES-033).
  await world.services.auth.connection.db.insert(sessions).values({
    user_id: person.id,
    token: 'a-token-of-another-realm',
    realm: 'learn.example',
    expires_at: new Date(Date.now() + 3_600_000),
  })
  const count = (id: number) => world.services.auth.connection.db.$count(sessions, eq(sessions.user_id, id))
  expect(await count(person.id)).toBe(2)
  await person.call(change_password, { body: { old_password: person.password, password: fresh } })
  expect([await count(person.id), await count(other.id)]).toEqual([1, 1])
  expect(await person.call(get_me)).toMatchObject({ id: person.id })
})

test('[SES-050] [FRM-028] checks the new password’s rule and locks the account after five wrong old passwords', async () => {
  const person = await world.person('learner')
  await expect(
    person.call(change_password, { body: { old_password: person.password, password: 'short' } }),
  ).rejects.toMatchObject({
    status: 422,
    fields: { password: expect.arrayContaining(['Please enter at least 8 characters.']) },
  })
  for (let guess = 0; guess < 5; guess += 1)
    await expect(
      person.call(change_password, { body: { old_password: `guess-${guess}`, password: fresh } }),
    ).rejects.toMatchObject({ status: 422 })
  await expect(
    person.call(change_password, { body: { old_password: person.password, password: fresh } }),
  ).rejects.toMatchObject({ status: 429, code: 'auth.account_locked' })
})

test('[SES-050] rejects a password change without a session', async () => {
  await expect(
    world.visitor().call(change_password, { body: { old_password: 'a', password: fresh } }),
  ).rejects.toMatchObject({ status: 401 })
})

test('[OP-07] GET /me reports a person without first or last name as not valid', async () => {
  const person = await world.person('learner')
  expect((await person.call(get_me)).is_valid).toBe(true)
  await world.services.platform.db.update(users).set({ last_name: ' ' }).where(eq(users.id, person.id))
  expect((await person.call(get_me)).is_valid).toBe(false)
})
