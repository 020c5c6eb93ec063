import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login_second_factor } from '@portico/shared/contract/identity/second-factor.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { reset_password } from '@portico/shared/contract/identity/password.ts'
import { setUpApp } from '../../../../tests/support/authenticator-app.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import type { Connection } from '../../db/client.ts'
import { apart } from '../../db/one-connection.ts'
import { sessions } from '../../kernel/tables.ts'
import { factorLimit, guessedKey } from './guess-limits.ts'
import { generateResetToken } from './reset-token.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const fresh = 'Brand!new0ne'
const stolen = 'Stolen!passw0rd'
const waiting = async () =>
  Number(
    (
      await world.services.platform
        .sql`select count(*) from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`
    )[0]?.count,
  )
const waits = (count: number) => expect.poll(waiting, { interval: 10 }).toBe(count)
const countSessions = (id: number) => world.services.auth.connection.db.$count(sessions, eq(sessions.user_id, id))
/** Lists a person's sessions and pending logins. */
const opened = async ({ id }: Person) => [
  ...(await world.services.auth.connection.sql`
    select 'session' as what, id from sessions where user_id = ${id} union all select 'login', id from pending_logins where user_id = ${id} order by 1, 2`),
]
const signIn = async ({ email }: Person, password: string) =>
  (await world.visitor().send('POST', '/login', { body: { login: email, password } })).status

async function reset(person: Person): Promise<unknown> {
  const token = await generateResetToken(world.services.auth.connection, {
    user_id: person.id,
    email: person.email,
    portal_id: world.portals.core.id,
    realm: world.config.PUBLIC_HOST,
  })
  return world.visitor().call(reset_password, { body: { email: person.email, token, password: fresh } })
}

/** Holds the locks of `statement` until the work is done. */
async function holding(
  connection: Connection,
  statement: (sql: Connection['sql']) => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const rolledBack = new Error('let go')
  await connection.sql
    .begin(async (sql) => {
      await statement(sql as unknown as Connection['sql'])
      await apart(work)
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
}

test('a login begun with the old password opens no session after a reset', async () => {
  const person = await world.person('learner')
  const key = `password:${guessedKey({ user_id: person.id })}`
  let late: Promise<number> | undefined
  await holding(
    world.services.platform,
    (sql) => sql`insert into guesses (key, failures) values (${key}, 1)`,
    async () => {
      late = signIn(person, person.password)
      await waits(1)
      expect(await reset(person)).toEqual({ reset: true })
    },
  )
  expect(await late).toBe(401)
  expect(await countSessions(person.id)).toBe(0)
  expect([await signIn(person, person.password), await signIn(person, fresh)]).toEqual([401, 200])
})

test('a password change begun with the old password does not overwrite a reset', async () => {
  const person = await world.person('learner')
  let answers: Promise<[unknown, Response]> | undefined
  await holding(
    world.services.auth.connection,
    (sql) => sql`select 1 from accounts where user_id = ${person.id} for update`,
    async () => {
      const resetting = reset(person)
      await waits(1)
      const changing = person.send('PATCH', '/change-password', {
        body: { old_password: person.password, password: stolen },
      })
      await waits(2)
      answers = Promise.all([resetting, changing])
    },
  )
  const [set, changed] = (await answers) ?? []
  expect([set, changed?.status]).toEqual([{ reset: true }, 422])
  expect([await signIn(person, stolen), await signIn(person, fresh)]).toEqual([401, 200])
})

test('a reset ends logins that wait for their second factor', async () => {
  const person = await world.person('learner')
  const app = await setUpApp(world, person)
  const waitingLogin = async (password: string) => {
    const visitor = world.visitor()
    await visitor.call(login, { body: { login: person.email, password } })
    return visitor
  }
  const old = await waitingLogin(person.password)
  await reset(person)
  await expect(old.call(login_second_factor, { body: { kind: 'totp', code: app.code(1) } })).rejects.toMatchObject({
    status: 410,
    code: 'auth.login_over',
  })
  expect(
    await (await waitingLogin(fresh)).call(login_second_factor, { body: { kind: 'totp', code: app.code(1) } }),
  ).toMatchObject({ user: { id: person.id } })
})

test('a login waits for a concurrent password change and succeeds only if it rolls back', async () => {
  const [plain, careful] = [await world.person('learner'), await world.person('learner')]
  await setUpApp(world, careful)
  const { connection } = world.services.auth
  for (const person of [plain, careful]) {
    const meeting = async (isSet: boolean) => {
      let late: Promise<number> | undefined
      const work = async () => {
        late = signIn(person, person.password)
        await waits(1)
      }
      const another = (sql: Connection['sql']) =>
        sql`update accounts set password = ${isSet ? 'another' : 'no other'} where user_id = ${person.id}`
      if (isSet)
        await connection.sql.begin(async (sql) => {
          await another(sql as unknown as Connection['sql'])
          await work()
        })
      else await holding(connection, another, work)
      return late
    }
    expect(await meeting(false)).toBe(200)
    const before = await opened(person)
    expect(await meeting(true)).toBe(401)
    expect(await opened(person)).toEqual(before)
    expect([
      ...(await world.services.platform
        .sql`select failures from guesses where key = ${`password:${guessedKey({ user_id: person.id })}`}`),
    ]).toEqual([{ failures: 1 }])
  }
})

test('a second factor set up while the password was compared is not bypassed', async () => {
  const person = await world.person('learner')
  const before = await opened(person)
  let late: Promise<number> | undefined
  await holding(
    world.services.platform,
    (sql) => sql`insert into guesses (key, failures) values (${`password:${guessedKey({ user_id: person.id })}`}, 1)`,
    async () => {
      late = signIn(person, person.password)
      await waits(1)
      await world.services.auth.connection
        .sql`insert into totp_factors (user_id, secret, enrolled_at) values (${person.id}, 'unused', now())`
    },
  )
  expect([await late, await opened(person)]).toEqual([401, before])
})

const rowsOf = (table: 'sessions' | 'guesses', person: Person) => async (sql: Connection['sql']) =>
  table === 'sessions'
    ? sql`select 1 from sessions where user_id = ${person.id} for update`
    : sql`insert into guesses (key, failures) values (${factorLimit(person.id).key}, 1)`

test('a second factor checked during a reset waits for it and opens nothing', async () => {
  const person = await world.person('learner')
  const app = await setUpApp(world, person)
  const visitor = world.visitor()
  await visitor.call(login, { body: { login: person.email, password: person.password } })
  const { platform, auth } = world.services
  let answers: Promise<[unknown, Response]> | undefined
  await holding(auth.connection, rowsOf('sessions', person), async () => {
    let late: Promise<Response> | undefined
    let resetting: Promise<unknown> | undefined
    await holding(platform, rowsOf('guesses', person), async () => {
      late = visitor.send('POST', '/login/second-factor', { body: { kind: 'totp', code: app.code(1) } })
      await waits(1)
      // Blocked at the point where it ends the sessions.
      resetting = reset(person)
      await waits(2)
    })
    // Now the reset waits for the session, and the second factor waits for the reset.
    await waits(2)
    if (late && resetting) answers = Promise.all([resetting, late])
  })
  const [done, late] = (await answers) ?? []
  expect([done, late?.status]).toEqual([{ reset: true }, 410])
  expect(await opened(person)).toEqual([])
})

test('ending all sessions waits for one being opened by its second factor, then ends it', async () => {
  const { connection, endSessions } = world.services.auth
  for (const ending of [reset, ({ id }: Person) => endSessions(id)]) {
    const person = await world.person('learner')
    const app = await setUpApp(world, person)
    const visitor = world.visitor()
    await visitor.call(login, { body: { login: person.email, password: person.password } })
    let answers: Promise<[Response, unknown]> | undefined
    await holding(connection, rowsOf('sessions', person), async () => {
      // Blocked at the point where it ends the earlier session.
      const early = visitor.send('POST', '/login/second-factor', { body: { kind: 'totp', code: app.code(1) } })
      await waits(1)
      const ended = ending(person)
      await waits(2)
      answers = Promise.all([early, ended])
    })
    const [early] = (await answers) ?? []
    expect([early?.status, await opened(person)]).toEqual([200, []])
  }
})
