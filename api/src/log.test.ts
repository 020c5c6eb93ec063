import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { register } from '@portico/shared/contract/identity/registration.ts'
import { createClient } from '../../tests/support/client.ts'
import { createWorld, type World } from '../../tests/support/world.ts'
import { createApp } from './app.ts'
import { createLog } from './log.ts'
import { startWorker } from './worker.ts'

const secret = 'secret-person@example.com'
let world: World
let owner: postgres.Sql
let written = ''
const log = createLog({ LOG_LEVEL: 'trace' }, { to: { write: (line) => void (written += line) } })
beforeAll(async () => {
  world = await createWorld({ WORKER_LANE: 'pages' })
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
})
beforeEach(() => void (written = ''))
afterAll(async () => {
  await owner.end()
  await world.close()
})
const registerSecret = () =>
  createClient(createApp({ ...world.services, log }), world.portals.core.host).call(register, {
    body: { email: secret, password: 'Sturdy!passw0rd', first_name: 'Grace', last_name: 'Hopper', is_adult: true },
  })
/** Values that must not appear anywhere: the email, the hash, and the row that Postgres quotes. */
const isClean = (text: string) =>
  !text.includes(secret) && !text.includes('argon2') && !text.includes('Failing row') && !text.includes('Hopper')

test('logs a request’s failed query with statement and constraint, without parameters or the row', async () => {
  await owner`alter table registrations add constraint not_this_one check (email <> 'secret-person@example.com')`
  await expect(registerSecret()).rejects.toMatchObject({ status: 500 })
  expect(written).toContain('request failed')
  expect(written).toContain('insert into \\"registrations\\"')
  expect(written).toContain('not_this_one')
  expect(written).toMatch(/register\.ts:\d+/)
  expect({ clean: isClean(written), written }).toMatchObject({ clean: true })
  await owner`alter table registrations drop constraint not_this_one`
})

test('a failed job leaves no parameters in the log or the queue', async () => {
  await owner`alter table tokens add constraint not_this_one check (email <> 'secret-person@example.com')`
  await registerSecret()
  const worker = await startWorker({ services: { ...world.services, log } })
  const failed = () =>
    owner<
      { last_error: string; payload: object }[]
    >`select last_error, payload from graphile_worker._private_jobs where attempts > 0 and last_error is not null`
  await expect.poll(async () => (await failed()).length, { timeout: 20_000 }).toBe(1)
  await worker.stop()
  const [job] = await failed()
  expect(job?.last_error).toContain('insert into "tokens"')
  expect(job?.last_error).toContain('not_this_one')
  expect(written).toContain('job failed')
  const seen = written + JSON.stringify(job)
  expect({ clean: isClean(seen), seen }).toMatchObject({ clean: true })
  await owner`alter table tokens drop constraint not_this_one`
})

test('omits values that Postgres quotes in its messages, from any client', async () => {
  const { app, platform } = world.services
  const broken = [
    () => platform.db.execute(sql`select ${'my-secret'}::integer`),
    () => platform.sql`select ${'my-secret'}::text::integer`,
    () => platform.sql.unsafe('select $1::text::date', ['my-secret']),
    () =>
      app.db.transaction((tx) => tx.execute(sql`select jsonb_build_object(${'my-secret'}::text, 1)::text::integer`)),
  ]
  for (const [index, run] of broken.entries()) {
    written = ''
    const error: unknown = await run().then(
      () => null,
      (thrown: unknown) => thrown,
    )
    log.error({ err: error }, 'failed')
    log.error({ err: new Error('outer', { cause: error }) }, 'failed')
    expect({
      index,
      told: /invalid input syntax|22P02|22007/.test(written),
      clean: !written.includes('my-secret'),
      written,
    }).toMatchObject({ index, told: true, clean: true })
  }
})

test('keeps name, message, code, location and cause of other errors', () => {
  log.error(
    {
      err: Object.assign(new TypeError('no such thing', { cause: new Error('because') }), {
        code: 'ENOENT',
        token: 'my-secret',
      }),
    },
    'failed',
  )
  expect(JSON.parse(written)).toMatchObject({
    err: {
      type: 'TypeError',
      message: 'no such thing',
      code: 'ENOENT',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'Error', message: 'because' },
    },
  })
  expect(written).not.toContain('my-secret')
})

test('the embedded database does not log failed statements, which would quote values and rows', async () => {
  const { platform } = world.services
  const superuser = postgres(inject('postgres_url'), { max: 1, onnotice: () => {} })
  const [place] = await superuser<{ data_directory: string }[]>`show data_directory`
  await expect(platform.sql`select ${'my-own-secret'}::text::integer`).rejects.toMatchObject({ code: '22P02' })
  // Postgres answers only after it has logged; its other log lines must still be there.
  const text = readFileSync(join(place?.data_directory ?? '', '..', 'postgres.log'), 'utf8')
  await superuser.end()
  expect({
    ready: text.includes('ready to accept connections'),
    secret: text.includes('my-own-secret'),
    row: text.includes('Failing row'),
  }).toEqual({ ready: true, secret: false, row: false })
})
