import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { GOOD_PACKAGES } from '../../api/local/demo/scorm/good-packages.ts'
import { sweepPackages } from '../../api/src/domains/media/unfinished-imports.ts'
import { storageKey } from '../../api/src/storage/storage-key.ts'
import { startWorker } from '../../api/src/worker.ts'
import { get_scorm_import } from '../../shared/src/contract/scorm/scorm.ts'
import { makeCourse } from '../support/course.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
const ids = { type: { to: 20, from: [20], parse: Number, serialize: String } }
vi.setConfig({ testTimeout: 180_000 })
let world: World
let owner: postgres.Sql
let editor: Person
const close: (() => Promise<void>)[] = []
beforeAll(async () => {
  world = await createWorld({ WORKER_LANE: 'heavy' })
  owner = postgres(world.database_url, { max: 4, onnotice: () => {}, types: { bigint: ids.type } })
  editor = await world.person('editor')
})
afterEach(async () => {
  for (const one of close.splice(0).reverse()) await one()
  await world.services.storage.removeBelow(storageKey('packages'))
  await world.services.storage.removeBelow(storageKey('package-lists'))
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

/** Uploads a package as an editor; its import waits as a job. */
async function uploaded(name: string): Promise<{ id: number; show: () => Promise<unknown> }> {
  const course = await makeCourse(world)
  const zip = await (GOOD_PACKAGES[name]?.() ?? Promise.reject(new Error('no package')))
  const answer = await editor.send('POST', `/courses/${course.id}/scorm-imports?file_name=${name}.zip`, {
    body: new Uint8Array(zip),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { id } = ((await answer.json()) as { data: { id: number } }).data
  return { id, show: () => editor.call(get_scorm_import, { params: { id } }) }
}

async function keysBelow(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of world.services.storage.listBelow(storageKey(folder))) keys.push(key)
  return keys.toSorted()
}

/** Starts a worker as in production, in a separate process. */
function startProcess() {
  const { DATABASE_URL, DATA_DIR } = world.config
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ROLE: 'worker',
      WORKER_LANE: 'heavy',
      DATABASE_URL,
      DATA_DIR,
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  close.push(kill)
  return { kill }
}

async function work(storage = world.services.storage): Promise<void> {
  const worker = await startWorker({ services: { ...world.services, storage } })
  close.push(() => worker.stop())
}

const effects = async (id: number) => {
  const [row] = await world.services.platform.sql`
    select i.state, i.finished_at, p.title, (select count(*)::int from scorm_packages where sha256 = p.sha256) as packages,
      (select count(*)::int from notifications where cause = ${`import:${id}`}) as notices
    from scorm_imports i left join scorm_packages p on p.portal_id = i.portal_id and p.id = i.scorm_package_id where i.id = ${id}`
  return row
}
/** Queues the same job again. */
async function again(import_id: number): Promise<void> {
  const body = JSON.stringify({ portal_id: 24, event: 'scorm.import_requested', payload: { import_id } })
  await owner`select graphile_worker.add_job('scorm.import-requested', ${body}::text::json)`
}
const jobs = () =>
  owner`select 1 from graphile_worker._private_jobs where payload ->> 'event' = 'scorm.import_requested'`
const done = async () => expect.poll(jobs, { timeout: 90_000 }).toEqual([])

test('an import killed between storing files and COMMIT is completed once by the next worker', async () => {
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  // Makes every writer of the package table wait while this transaction is open.
  const holding = owner.begin(async (sql) => {
    await sql`lock table scorm_packages in share mode`
    locked.resolve()
    await held.promise
  })
  close.push(async () => void (held.resolve(), await holding))
  await locked.promise
  const { id, show } = await uploaded('plain')
  const process_ = startProcess()
  const waits = async () =>
    (await owner`select 1 from pg_locks where relation = 'scorm_packages'::regclass and not granted`).length
  await expect.poll(waits, { timeout: 90_000 }).toBe(1)
  expect((await keysBelow('package-lists')).length).toBe(1)
  await process_.kill()
  held.resolve()
  await holding
  expect(await effects(id)).toMatchObject({ state: 2, finished_at: null, title: null, notices: 0 })

  await work()
  await done()
  expect(await show()).toMatchObject({ state: 3, error: null, scorm_package_id: expect.any(Number) })
  expect(await effects(id)).toMatchObject({ state: 3, finished_at: expect.any(String), packages: 1, notices: 1 })
  const folders = new Set((await keysBelow('packages')).map((key) => key.split('/')[1]))
  expect([folders.size, await keysBelow('uploads')]).toEqual([1, []])
  await sweepPackages(world.services.storage, new Date(Date.now() + 25 * 60 * 60 * 1000))
  expect([(await keysBelow('packages')).length, await keysBelow('package-starts')]).toEqual([4, []])
})

test('an import redelivered after its COMMIT changes nothing and removes the leftover upload', async () => {
  const { id, show } = await uploaded('mastery_score')
  await owner`alter table scorm_imports no force row level security`
  const [{ file_key = '' } = {}] = await owner<
    { file_key: string }[]
  >`select file_key from scorm_imports where id = ${id}`
  await work()
  await done()
  await world.services.platform.sql`update scorm_packages set title = 'As its author calls it by now'`
  const before = await effects(id)
  expect(before).toMatchObject({ state: 3, packages: 1, notices: 1, title: 'As its author calls it by now' })

  await world.services.storage.put(storageKey(file_key), Buffer.from('not yet removed'))
  await again(id)
  await done()
  expect(await effects(id)).toEqual(before)
  expect(await show()).toMatchObject({ state: 3 })
  expect(await keysBelow('uploads')).toEqual([])
})

test('if two workers hold one import, the second to finish changes nothing', async () => {
  const { id } = await uploaded('plain')
  const { storage } = world.services
  const [reading, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let reads = 0
  await work({
    ...storage,
    // The first read of the upload blocks until it is resumed.
    stream: async (key, part) => {
      const found = await storage.stream(key, part)
      if (!key.startsWith('uploads/') || (reads += 1) > 1 || !found) return found
      const bytes = await buffer(found)
      reading.resolve()
      await resumed.promise
      return Readable.from([bytes])
    },
  })
  await reading.promise
  await again(id)
  await expect.poll(() => effects(id), { timeout: 90_000 }).toMatchObject({ state: 3 })
  await world.services.platform.sql`update scorm_packages set title = 'As its author calls it by now'`
  const before = await effects(id)
  resumed.resolve()
  await done()
  expect(await effects(id)).toEqual(before)
})
