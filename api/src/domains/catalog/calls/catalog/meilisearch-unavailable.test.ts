import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Meilisearch as Client } from 'meilisearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import { freePort } from '../../../../../local/supervisor/free-port.ts'
import { startMeilisearch, type Meilisearch } from '../../../../../local/meilisearch/start-meilisearch.ts'
import { createClient } from '../../../../../../tests/support/client.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { startSilent } from '../../../../../../tests/support/silent-server.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { createApp } from '../../../../app.ts'
import { createSearchEngine } from '../../../../adapters/search-engine/meilisearch.ts'
import { syncSearch } from '../../jobs/sync-search.ts'
import { syncIndex } from '../../sync-index.ts'
import { waitFor } from '../../../../../../tests/support/wait-for.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portico-search-away-'))
let world: World
let meilisearch: Meilisearch
let port: number

const start = async (folder = 'first') => {
  const started = await startMeilisearch({ dataDir: join(dataDir, folder), port })
  if (!started) throw new Error('these tests need Meilisearch: Linux on x86-64')
  return started
}
const engineOf = (key: string) => createSearchEngine({ MEILI_URL: meilisearch.url, MEILI_KEY: key })
// Lists the catalog without a phrase, which no rate limit applies to.
const listCatalog = async () => {
  const found = await world.visitor().call(search_courses, { query: { sort: 'title_asc' } })
  return {
    engine: found.engine,
    titles: found.courses.map((course) => course.title),
  }
}
const answeredBy = (engine: 'meilisearch' | 'postgres') =>
  waitFor(
    async () => {
      const found = await listCatalog()
      expect(found.engine).toBe(engine)
      return found
    },
    { timeout: 15_000, interval: 100 },
  )
const waiting = () =>
  world.within('core', async (tx) =>
    [...(await tx.execute<{ course_id: number }>(sql`select course_id from search_outbox order by 1`))].map(
      (row) => row.course_id,
    ),
  )
const indexed = async () =>
  (await new Client({ host: meilisearch.url, apiKey: meilisearch.key }).index('courses').getStats()).numberOfDocuments

beforeAll(async () => {
  port = await freePort()
  meilisearch = await start()
  world = await createWorld({ MEILI_URL: meilisearch.url, MEILI_KEY: meilisearch.key })
  await offerCourse(world, { title: 'Anatomy' })
  await offerCourse(world, { title: 'Biology' })
}, 240_000)
afterAll(async () => {
  await world?.close()
  await meilisearch?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('[CAT-030] answers from Postgres until the first sync fills the index', async () => {
  expect(await listCatalog()).toMatchObject({ engine: 'postgres', titles: ['Anatomy', 'Biology'] })
  await syncSearch(world.services)
  expect(await listCatalog()).toMatchObject({ engine: 'meilisearch', titles: ['Anatomy', 'Biology'] })
  expect(await waiting()).toEqual([])
})

test('[CAT-002] [CAT-019] [CAT-030] falls back to Postgres when Meilisearch is killed, and catches up when it returns', async () => {
  process.kill(meilisearch.pid, 'SIGKILL')
  await meilisearch.exited
  expect(await listCatalog()).toMatchObject({ engine: 'postgres', titles: ['Anatomy', 'Biology'] })
  const added = await offerCourse(world, { title: 'Chemistry' })
  expect(await syncIndex(world.services)).toBe('away')
  expect(await waiting()).toEqual([added.id])
  expect(await listCatalog()).toMatchObject({ engine: 'postgres', titles: ['Anatomy', 'Biology', 'Chemistry'] })

  meilisearch = await start()
  await syncSearch(world.services)
  expect(await waiting()).toEqual([])
  expect(await answeredBy('meilisearch')).toMatchObject({ titles: ['Anatomy', 'Biology', 'Chemistry'] })
}, 180_000)

test('waits for a hanging Meilisearch only once, not on every search', async () => {
  const silent = await startSilent()
  const search = createSearchEngine({ MEILI_URL: `http://127.0.0.1:${silent.port}`, MEILI_KEY: 'any' })
  const visitor = createClient(createApp({ ...world.services, search }), world.portals.core.host)
  const asked = async () => {
    const before = silent.accepted()
    const found = await visitor.call(search_courses, { query: { sort: 'title_asc' } })
    return [found.engine, found.courses.map(({ title }) => title), silent.accepted() > before]
  }
  const titles = ['Anatomy', 'Biology', 'Chemistry']
  expect([await asked(), await asked()]).toEqual([
    ['postgres', titles, true],
    ['postgres', titles, false],
  ])
  await silent.stop()
  await answeredBy('meilisearch')
}, 180_000)

test('refills an index lost with its data directory before using it', async () => {
  await meilisearch.stop()
  const fresh = await start('second')
  meilisearch = fresh
  // The new server has its own key, as a new machine would; the settings use it.
  const services = { ...world.services, search: engineOf(fresh.key) }
  expect(await syncIndex(services)).toBe('kept')
  expect(await indexed()).toBe(3)
}, 180_000)

test('detects and repairs a deleted document and an index of another installation', async () => {
  const services = { ...world.services, search: engineOf(meilisearch.key) }
  const client = new Client({ host: meilisearch.url, apiKey: meilisearch.key })
  await client.index('courses').deleteAllDocuments().waitTask()
  expect(await indexed()).toBe(0)
  await syncIndex(services)
  expect(await indexed()).toBe(3)

  await client
    .index('courses')
    .addDocuments([{ id: 999_999, portal_id: world.portals.core.id, title: 'Foreign' }])
    .waitTask()
  await syncIndex({ ...services, secrets: { ...services.secrets, session: 'another installation' } })
  expect(await indexed()).toBe(3)
}, 180_000)

test('keeps changes in the outbox while Meilisearch rejects them', async () => {
  const services = { ...world.services, search: engineOf(meilisearch.key) }
  await syncIndex(services)
  const added = await offerCourse(world, { title: 'Dynamics' })
  await expect(syncIndex({ ...services, search: engineOf('not the key of this server') })).rejects.toThrow(/API key/)
  expect(await waiting()).toEqual([added.id])
  await syncIndex(services, world.portals.core.id)
  expect(await waiting()).toEqual([])
  expect(await indexed()).toBe(4)
}, 180_000)

test('indexes the last of many simultaneous changes and leaves the outbox empty', async () => {
  const services = { ...world.services, search: engineOf(meilisearch.key) }
  const course = await offerCourse(world, { title: 'Electronics' })
  const retitle = (number: number) =>
    world.within('core', async (tx) => {
      await tx.execute(sql`update courses set title = ${`Electronics ${number}`} where id = ${course.id}`)
      await tx.execute(sql`select refresh_catalog(${course.id})`)
    })
  await Promise.all(
    [1, 2, 3, 4, 5].map(async (number) => {
      await retitle(number)
      await syncIndex(services, world.portals.core.id)
    }),
  )
  await syncIndex(services)
  const [row] = await world.within('core', async (tx) => [
    ...(await tx.execute<{ title: string }>(sql`select title from catalog where course_id = ${course.id}`)),
  ])
  const { hits } = await new Client({ host: meilisearch.url, apiKey: meilisearch.key })
    .index('courses')
    .search(row?.title ?? '', { filter: `portal_id = ${world.portals.core.id}`, matchingStrategy: 'all' })
  expect(hits).toMatchObject([{ id: course.id, card: { title: row?.title } }])
  expect(await waiting()).toEqual([])
}, 180_000)
