import { afterAll, beforeAll, expect, test } from 'vitest'
import { reset_password } from '@portico/shared/contract/identity/password.ts'
import { send_user_reset } from '@portico/shared/contract/identity/people-account.ts'
import { update_user } from '@portico/shared/contract/identity/people-record.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { runQueued } from '../../../../../../tests/support/run-queued.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const chosen = 'Lantern!4072'
const signIn = (email: string, password: string) => world.visitor().call(login, { body: { login: email, password } })
/** Runs the queued mail job and reads the token from its link. */
async function mailedToken(task: string, to: string): Promise<string> {
  const { mails } = await runQueued(world, task)
  expect(mails.map((mail) => mail.to)).toEqual([to])
  const link = /https?:\/\/\S+token=\S+/.exec(mails[0]?.text ?? '')?.[0]
  return new URL(link ?? '').searchParams.get('token') ?? ''
}

test('[USR-010] a changed email blocks sign-in and old links until its own link is used', async () => {
  const [admin, person] = [await world.person('portal_admin'), await world.person('learner')]
  const params = { user_id: person.id }
  await admin.call(send_user_reset, { params })
  const old_token = await mailedToken('email.reset-requested', person.email)
  await admin.confirm()
  const email = 'moved@example.com'
  await admin.call(update_user, { params, body: { email } })
  await expect(person.call(get_me)).rejects.toMatchObject({ status: 401 })
  const token = await mailedToken('email.account-made', email)
  for (const address of [person.email, email])
    await expect(signIn(address, person.password)).rejects.toMatchObject({ status: expect.any(Number) })
  const reset = (address: string, given: string) =>
    world.visitor().call(reset_password, { body: { email: address, token: given, password: chosen } })
  for (const address of [person.email, email])
    await expect(reset(address, old_token)).rejects.toMatchObject({ code: 'auth.reset_link_invalid' })
  await expect(reset(person.email, token)).rejects.toMatchObject({ code: 'auth.reset_link_invalid' })
  await reset(email, token)
  expect(await signIn(email, chosen)).toMatchObject({ user: { id: person.id, email } })
  await expect(signIn(person.email, chosen)).rejects.toMatchObject({ status: 401 })
})
