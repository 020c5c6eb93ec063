import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '@portico/shared/contract/identity/session.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { statementsOf } from '../../../../tests/support/statements.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'

let world: World
let superuser: postgres.Sql
beforeAll(async () => {
  const database = await createTestDatabase()
  superuser = postgres(database.superuser_url, { max: 2, onnotice: () => {} })
  world = await createWorld({}, database)
})
afterAll(async () => {
  await superuser.end()
  await world.close()
})
const sessionsOf = (id: number) =>
  world.services.auth.connection.sql`select id from sessions where user_id = ${id} order by id`

test('[SES-033] a login adds its session and removes older ones in one statement', async () => {
  const person = await world.person('learner')
  const [before] = await sessionsOf(person.id)
  const signIn = () => world.visitor().call(login, { body: { login: person.email, password: person.password } })
  // Wait for the process's own change notification; from then on its cache is trusted, and the login reads the member from it.
  const { identity } = world.services
  await identity.caughtUp()
  await identity.member({ portal_id: world.portals.core.id, user_id: person.id })
  const statements = await statementsOf(world.services, signIn)
  const written = statements.filter((each) => /sessions|replace_session/.test(each))
  expect(written).toEqual([expect.stringMatching(/^auth: select replace_session/)])
  // Statements of a whole login in a new browser, by database role: limits; account and session; and the activity log row with the mail.
  const count = (of: string) => statements.filter((each) => each.startsWith(of)).length
  const counts = { platform: count('platform: '), auth: count('auth: '), app: count('app: ') }
  expect(counts).toEqual({ platform: 2, auth: 2, app: 1 })
  const [after, ...others] = await sessionsOf(person.id)
  expect([others, after?.id === before?.id]).toEqual([[], false])
})

test('[SES-033] four concurrent logins waiting for the older session leave exactly one session', async () => {
  const person = await world.person('learner')
  const signIn = () => world.visitor().call(login, { body: { login: person.email, password: person.password } })
  const outside = await superuser.reserve()
  await outside`begin`
  await outside`select from sessions where user_id = ${person.id} for update`
  const logins = Promise.all([signIn(), signIn(), signIn(), signIn()])
  const waiting = () => superuser`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%replace_session%'`
  await waitFor(async () => expect(await waiting()).toHaveLength(4), { timeout: 20_000, interval: 5 })
  await outside`commit`
  outside.release()
  await logins
  expect(await sessionsOf(person.id)).toHaveLength(1)
}, 30_000)
