import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgot_password } from '@portico/shared/contract/identity/password.ts'
import { register, verify_token } from '@portico/shared/contract/identity/registration.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { statementsOf } from '../../../../../../tests/support/statements.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const calls = {
  forgot_password: (email: string) => world.visitor().call(forgot_password, { body: { email } }),
  register: (email: string) =>
    world.visitor().call(register, {
      body: { email, password: 'Another!passw0rd', first_name: 'Eve', last_name: 'Else', is_adult: true },
    }),
  login: (email: string) =>
    world
      .visitor()
      .call(login, { body: { login: email, password: 'Wrong!passw0rd' } })
      .catch((error: unknown) => error),
  verify_token: (email: string) =>
    world
      .visitor()
      .call(verify_token, { body: { type: 'reset', email, token: 'no-token-of-anybody' } })
      .catch((error: unknown) => error),
}

test('[SES-049] [OP-25] known and unknown emails run the same statements and enqueue the same jobs', async () => {
  const [learner, admin] = [await world.person('learner'), await world.person('super_admin', 'admin')]
  for (const [call, ask] of Object.entries(calls)) {
    const unknown = await statementsOf(world.services, () => ask('nobody@example.com'))
    expect({ call, statements: unknown.length > 0 }).toEqual({ call, statements: true })
    for (const { email } of [learner, admin])
      expect({ call, statements: await statementsOf(world.services, () => ask(email)) }).toEqual({
        call,
        statements: unknown,
      })
  }
  const emails = ['nobody@example.com', learner.email, admin.email]
  expect(await queuedJobs(world, 'email.reset-requested')).toEqual(emails.toReversed().map((email) => ({ email })))
  expect(await queuedJobs(world, 'email.code-requested')).toEqual(
    [3, 2, 1].map((registration_id) => ({ registration_id })),
  )
})
