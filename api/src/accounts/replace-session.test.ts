import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '@portico/shared/contract/session.ts'
import { statementsOf } from '../../../tests/support/statements.ts'
import { createWorld, type World } from '../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const sessionsOf = (id: number) =>
  world.services.auth.connection.sql`select id from sessions where user_id = ${id} order by id`

test('[TRIP-3] [SES-033] a login brings its session in and takes older ones out in one statement; of logins that meet one stays', async () => {
  const person = await world.person('learner')
  const [before] = await sessionsOf(person.id)
  const signIn = () => world.visitor().call(login, { body: { login: person.email, password: person.password } })
  const statements = await statementsOf(world.services, signIn)
  const written = statements.filter((each) => /sessions|replace_session/.test(each))
  expect(written).toEqual([expect.stringMatching(/^auth: select replace_session/)])
  // Those of a whole login at a new browser, by role: limits and membership, password and session, the mail and the row in the activity log.
  const count = (of: string) => statements.filter((each) => each.startsWith(of)).length
  const counts = { platform: count('platform: '), auth: count('auth: '), app: count('app: ') }
  expect(counts).toEqual({ platform: 4, auth: 6, app: 8 })
  const [after, ...others] = await sessionsOf(person.id)
  expect([others, after?.id === before?.id]).toEqual([[], false])
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([signIn(), signIn(), signIn(), signIn()])
    expect(await sessionsOf(person.id)).toHaveLength(1)
  }
})
