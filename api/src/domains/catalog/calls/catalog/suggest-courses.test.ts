import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Meilisearch as Client } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { suggest_courses } from '@portico/shared/contract/catalog/suggestions.ts'
import { startMeilisearch, type Meilisearch } from '../../../../../local/meilisearch/start-meilisearch.ts'
import { createClient } from '../../../../../../tests/support/client.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type PortalName, type World } from '../../../../../../tests/support/world.ts'
import { createApp } from '../../../../app.ts'
import { bundles } from '../../../courses/tables.ts'
import { faqs } from '../../../lists/tables.ts'
import { syncSearch } from '../../jobs/sync-search.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portico-suggest-test-'))
let world: World
let meilisearch: Meilisearch
const apps: Partial<Record<'meilisearch' | 'postgres', World['app']>> = {}

/** Returns the suggested titles, topics before courses. */
async function suggested(app: World['app'] | undefined, search: string, portal: PortalName = 'core') {
  if (!app) throw new Error('no app')
  const { topics, courses, engine } = await createClient(app, world.portals[portal].host).call(suggest_courses, {
    query: { search },
  })
  return { engine, topics: topics.map(({ title }) => title), courses: courses.map(({ title }) => title) }
}

beforeAll(async () => {
  const started = await startMeilisearch({ dataDir })
  if (!started) throw new Error('these tests need Meilisearch: Linux on x86-64')
  meilisearch = started
  world = await createWorld({ MEILI_URL: meilisearch.url, MEILI_KEY: meilisearch.key })
  const offer = (title: string, topics: string[], popularity = 0) => offerCourse(world, { title, topics, popularity })
  await offer('Nursing Ethics', ['nursing', 'ethics'], 5)
  await offer('Nursing Law', ['nursing'], 80)
  await offer('Pediatric Care', ['nursing'], 90)
  for (let number = 1; number <= 7; number += 1) await offer(`Welding Seam ${number}`, ['welding-at-height'], number)
  await offerCourse(world, { title: 'Nursing, a draft', topics: ['nursing-drafts'], publication_status: 1 })
  await offerCourse(world, { title: 'Nursing, coming soon', topics: ['nursing-to-come'], publication_status: 3 })
  await offerCourse(world, { portal: 'summit', title: 'Nursing at Summit', topics: ['nursing-in-summit'] })
  await offerCourse(world, { portal: 'northwind', title: 'Nursing in-house', topics: ['nursing'] })
  await syncSearch(world.services)
  apps.meilisearch = world.app
  apps.postgres = createApp({ ...world.services, search: null })
}, 240_000)
afterAll(async () => {
  await world?.close()
  await meilisearch?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each(['meilisearch', 'postgres'] as const)('suggesting with %s', (engine) => {
  const ask = (search: string, portal?: PortalName) => suggested(apps[engine], search, portal)

  test('[CAT-030] suggests topics and courses for a word prefix, title matches before topic matches', async () => {
    expect(await ask('nurs')).toEqual({
      engine,
      topics: ['Nursing'],
      courses: ['Nursing Law', 'Nursing Ethics', 'Pediatric Care'],
    })
    expect(await ask('ethics nur')).toEqual({ engine, topics: [], courses: ['Nursing Ethics'] })
    expect(await ask('height weld')).toMatchObject({ topics: ['Welding At Height'] })
  })

  test('suggests the intended word despite a typo', async () => {
    expect(await ask('nursnig ethics')).toMatchObject({ courses: ['Nursing Ethics'] })
    expect(await ask('nursnig')).toMatchObject({ topics: ['Nursing'] })
  })

  test('suggests at most five courses, most popular first; nothing for an empty or unknown phrase', async () => {
    expect((await ask('weld')).courses).toEqual([7, 6, 5, 4, 3].map((number) => `Welding Seam ${number}`))
    for (const search of ['', '  ', '-', 'xqzwv']) expect(await ask(search)).toMatchObject({ topics: [], courses: [] })
  })

  test('[TEN-001] [CAT-019] never suggests drafts, coming courses, empty topics or anything of another portal', async () => {
    const { topics, courses } = await ask('nursing')
    expect([...topics, ...courses]).not.toEqual([])
    expect([...topics, ...courses].filter((title) => /draft|coming|to come|summit|in-house/i.test(title))).toEqual([])
    expect(await ask('nursing', 'summit')).toMatchObject({
      topics: ['Nursing In Summit'],
      courses: ['Nursing at Summit'],
    })
    expect(await ask('nursing', 'northwind')).toMatchObject({ topics: [], courses: [] })
  })
})

test('[CAT-030] [TEN-001] suggests published bundles and questions, even with typos, but no drafts or foreign ones', async () => {
  const bundle = (title: string, publication_status: 1 | 2) => ({
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    price: 100,
    publication_status,
  })
  await world.within('core', async (tx) => {
    await tx.insert(bundles).values([bundle('Granite package', 2), bundle('Granite draft', 1)])
    await tx.insert(faqs).values([
      { question: 'How is granite cut?', answer: '<p>Wet.</p>', slug: 'granite-cut' },
      { question: 'Why granite?', answer: '<p>So.</p>', slug: 'why-granite', publication_status: 1 },
    ])
  })
  await world.within('summit', (tx) => tx.insert(bundles).values([bundle('Granite elsewhere', 2)]))
  const ask = (search: string) => world.visitor().call(suggest_courses, { query: { search } })
  for (const search of ['gran', 'grantie'])
    expect(await ask(search)).toMatchObject({
      bundles: [{ slug: 'granite-package', title: 'Granite package' }],
      questions: [{ slug: 'granite-cut', title: 'How is granite cut?' }],
    })
  expect(await ask('granite lawn')).toMatchObject({ bundles: [], questions: [] })
})

test('[TEN-001] suggests a document planted for another portal only there', async () => {
  const index = new Client({ host: meilisearch.url, apiKey: meilisearch.key }).index('courses')
  const planted = {
    id: 900_001,
    portal_id: world.portals.summit.id,
    title: 'Planted basalt',
    card: { id: 900_001, slug: 'planted', title: 'Planted basalt' },
  }
  await index.addDocuments([planted]).waitTask()
  expect((await suggested(world.app, 'basalt', 'summit')).courses).toEqual(['Planted basalt'])
  expect(await suggested(world.app, 'basalt')).toEqual({ engine: 'meilisearch', topics: [], courses: [] })
  await index.deleteDocument(planted.id).waitTask()
})

test('[CAT-019] does not suggest a course just withdrawn even before the index is updated', async () => {
  const course = await offerCourse(world, { title: 'Fleeting Matters', topics: ['fleeting-topics'] })
  await syncSearch(world.services)
  expect(await suggested(world.app, 'fleet')).toEqual({
    engine: 'meilisearch',
    topics: ['Fleeting Topics'],
    courses: ['Fleeting Matters'],
  })
  await world.within('core', async (tx) => {
    await tx.execute(sql`update courses set publication_status = 1 where id = ${course.id}`)
    await tx.execute(sql`select refresh_catalog(${course.id})`)
  })
  expect(await suggested(world.app, 'fleet')).toEqual({ engine: 'postgres', topics: [], courses: [] })
})

test('suggests the same from Postgres while Meilisearch is down', async () => {
  await syncSearch(world.services)
  const before = await suggested(world.app, 'nurs')
  await meilisearch.stop()
  expect(before.engine).toBe('meilisearch')
  expect(await suggested(world.app, 'nurs')).toEqual({ ...before, engine: 'postgres' })
})

test('[CAT-031] does not record typing as a search and limits it separately', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const send = (path: string) => world.visitor().send('GET', path, { headers })
  const { platform } = world.services
  await platform.sql`insert into rate_limits values ('suggest:198.51.100.7', 299, now() + interval '1 minute')`
  expect([(await send('/suggestions?search=nu')).status, (await send('/suggestions?search=nur')).status]).toEqual([
    200, 429,
  ])
  expect((await send('/courses?search=nursing')).status).toBe(200)
  // A search is recorded after its response; none of the typing above is recorded with it.
  const recorded = async () =>
    (await platform.sql<{ query: string }[]>`select query from searches`).map(({ query }) => query)
  await expect.poll(recorded).toEqual(['nursing'])
})
