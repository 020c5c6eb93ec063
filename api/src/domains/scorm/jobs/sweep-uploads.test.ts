import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_scorm_import } from '@portico/shared/contract/scorm/scorm.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { GOOD_PACKAGES } from '../../../../local/demo/scorm/good-packages.ts'
import { UNFINISHED, storageKey } from '../../../storage/storage-key.ts'
import { startWorker } from '../../../worker.ts'
import { timedJobs } from '../../../registries/timed-jobs.ts'

const hour_ms = 60 * 60 * 1000
let world: World
let owner: postgres.Sql
let editor: Person
beforeAll(async () => {
  world = await createWorld({ WORKER_LANE: 'heavy' })
  owner = postgres(world.database_url, { max: 2, onnotice: () => {} })
  await owner`alter table scorm_imports no force row level security`
  editor = await world.person('editor')
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const sweep = () => timedJobs.find(({ task }) => task === 'sweep-uploads')?.work(world.services)

/** All files stored as uploads, including unfinished ones. */
const storedUploads = () =>
  readdirSync(join(world.config.DATA_DIR, 'storage/uploads'))
    .map((name) => `uploads/${name}`)
    .toSorted()

function age(key: string, hours: number): void {
  const at = new Date(Date.now() - hours * hour_ms)
  utimesSync(join(world.config.DATA_DIR, 'storage', key), at, at)
}

/** Uploads a package dated the given number of hours ago, with its import waiting in the queue. */
async function uploaded(hours: number) {
  const zip = await (GOOD_PACKAGES.plain?.() ?? Promise.reject(new Error('no package')))
  const answer = await editor.send('POST', `/courses/${(await makeCourse(world)).id}/scorm-imports?file_name=a.zip`, {
    body: new Uint8Array(zip),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { id } = ((await answer.json()) as { data: { id: number } }).data
  const [row] = await owner<{ file_key: string }[]>`
    update scorm_imports set created_at = now() - make_interval(hours => ${hours}) where id = ${id} returning file_key`
  const key = row?.file_key ?? ''
  age(key, hours)
  return { id, key, show: () => editor.call(get_scorm_import, { params: { id } }) }
}

const attempts = (id: number, made: number) =>
  owner`update graphile_worker._private_jobs set attempts = ${made} where payload -> 'payload' ->> 'import_id' = ${String(id)}`

const notificationTypes = async (id: number) =>
  (await world.services.platform.sql`select type from notifications where cause = ${`import:${id}`}`).map(
    (one) => one.type,
  )

test('removes unneeded uploads after 72 hours: no import, cut off, or import ended', async () => {
  const { storage } = world.services
  const put = async (name: string, hours: number) => {
    await storage.put(storageKey(`uploads/${name}`), Buffer.from('zip'))
    age(`uploads/${name}`, hours)
  }
  await put('nobody-noted.zip', 73)
  await put('just-put.zip', 71)
  writeFileSync(join(world.config.DATA_DIR, 'storage/uploads', `${UNFINISHED}killed`), 'half')
  age(`uploads/${UNFINISHED}killed`, 73)
  const failed = await uploaded(73)
  await owner`update scorm_imports set state = 4, error_code = 'scorm_import.not_a_zip', finished_at = now() where id = ${failed.id}`
  const waiting = await uploaded(1000)
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const under_way = storage.put(
    storageKey('uploads/under-way.zip'),
    (async function* () {
      yield Buffer.from('first')
      begun.resolve()
      await ended.promise
    })(),
  )
  await begun.promise
  await sweep()
  ended.resolve()
  await under_way
  expect(storedUploads()).toEqual([waiting.key, 'uploads/just-put.zip', 'uploads/under-way.zip'].toSorted())
  expect(await failed.show()).toMatchObject({ state: 4, error: { code: 'scorm_import.not_a_zip' } })
  expect(await waiting.show()).toMatchObject({ state: 1 })

  // An upload that waited this long is still imported.
  const worker = await startWorker({ services: world.services })
  await expect.poll(async () => (await waiting.show()).state, { timeout: 90_000 }).toBe(3)
  await worker.stop()
})

test('fails and reports an import the queue gave up, removing its upload; keeps retried ones', async () => {
  const [given_up, tried_again, recent] = [await uploaded(73), await uploaded(73), await uploaded(71)]
  await attempts(given_up.id, 25)
  await attempts(tried_again.id, 24)
  await attempts(recent.id, 25)
  await sweep()
  await sweep()
  expect(await given_up.show()).toMatchObject({ state: 4, error: { code: 'scorm_import.failed' } })
  expect(await notificationTypes(given_up.id)).toEqual(['scorm_import_failed'])
  for (const one of [tried_again, recent])
    expect([await one.show(), await notificationTypes(one.id)]).toMatchObject([{ state: 1 }, []])
  expect([given_up, tried_again, recent].map(({ key }) => storedUploads().includes(key))).toEqual([false, true, true])
})

test('overlapping sweeps keep an import’s own ending and report a given-up one once', async () => {
  const [ending, given_up] = [await uploaded(73), await uploaded(73)]
  for (const { id } of [ending, given_up]) await attempts(id, 25)
  const outside = await owner.reserve()
  await outside`begin`
  await outside`update scorm_imports set state = 4, error_code = 'scorm_import.not_a_zip', finished_at = now() where id = ${ending.id}`
  const sweeps = Promise.all([sweep(), sweep()])
  const waiting = () => owner`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update "scorm_imports"%'`
  await expect.poll(waiting, { interval: 5 }).toHaveLength(2)
  await outside`commit`
  outside.release()
  await sweeps
  expect(await ending.show()).toMatchObject({ state: 4, error: { code: 'scorm_import.not_a_zip' } })
  expect(await notificationTypes(ending.id)).toEqual([])
  expect(await given_up.show()).toMatchObject({ state: 4, error: { code: 'scorm_import.failed' } })
  expect(await notificationTypes(given_up.id)).toEqual(['scorm_import_failed'])
})
