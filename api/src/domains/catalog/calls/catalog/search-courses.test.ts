import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Meilisearch as Client } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { startMeilisearch, type Meilisearch } from '../../../../../local/meilisearch/start-meilisearch.ts'
import { createClient } from '../../../../../../tests/support/client.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type PortalName, type World } from '../../../../../../tests/support/world.ts'
import { createApp } from '../../../../app.ts'
import { syncSearch } from '../../jobs/sync-search.ts'

type Found = Data<typeof search_courses>
type Search = (query?: Record<string, string>, portal?: PortalName) => Promise<Found>

const dataDir = mkdtempSync(join(tmpdir(), 'portico-search-test-'))
let world: World
let meilisearch: Meilisearch
let requestCount = 0

const searchOf =
  (app: World['app']): Search =>
  async (query = {}, portal = 'core') => {
    // Gives each visitor their own IP so they do not share one rate limit.
    const headers = { 'x-forwarded-for': `203.0.113.${(requestCount += 1) % 250}` }
    const response = await createClient(app, world.portals[portal].host).send(
      'GET',
      `/courses?${new URLSearchParams(query)}`,
      { headers },
    )
    const body = (await response.json()) as { data: Found }
    expect(response.status).toBe(200)
    return body.data
  }
const engines: Record<string, Search> = {}
const titles = (found: Found) => found.courses.map((course) => course.title)

beforeAll(async () => {
  const started = await startMeilisearch({ dataDir })
  if (!started) throw new Error('these tests need Meilisearch: Linux on x86-64')
  meilisearch = started
  world = await createWorld({ MEILI_URL: meilisearch.url, MEILI_KEY: meilisearch.key })
  const offer = (title: string, more: Partial<Parameters<typeof offerCourse>[1]> = {}) =>
    offerCourse(world, { title, ...more })
  await offer('Professional Ethics for Accountants', {
    topics: ['accounting', 'ethics'],
    agencies: ['nasba'],
    states: ['texas', 'ohio'],
    language: 'en',
    training_options: ['self-paced'],
    author: 'Ruth Avila',
    prices: { 1: 9900, 10: 7900 },
    popularity: 50,
    published_at: '2026-03-01',
    updated_at: '2026-03-02',
  })
  await offer('Ethics in Nursing', {
    topics: ['nursing', 'ethics'],
    agencies: ['ancc'],
    states: ['texas'],
    language: 'en',
    training_options: ['self-paced'],
    prices: { 1: 4900 },
    popularity: 80,
    published_at: '2026-01-01',
    updated_at: '2026-05-01',
  })
  await offer('Ética profesional', {
    topics: ['ethics'],
    states: ['ohio'],
    language: 'es',
    training_options: ['webinar'],
    prices: { 1: 2900 },
    popularity: 10,
    published_at: '2026-04-01',
    updated_at: '2026-04-01',
  })
  await offer('accounting Basics', {
    topics: ['accounting'],
    language: 'en',
    prices: { 1: 1900 },
    popularity: 80,
    published_at: '2026-02-01',
    updated_at: '2026-02-01',
  })
  await offer('OSHA 30 for Construction', {
    topics: ['safety'],
    states: ['ohio'],
    language: 'en',
    prices: { 1: 18900 },
    popularity: 5,
    published_at: '2025-01-01',
    updated_at: '2025-01-01',
  })
  await offer('Draft of Ethics', { topics: ['ethics'], publication_status: 1 })
  await offer('Ethics, coming soon', { topics: ['ethics'], publication_status: 3 })
  await offer('Ethics of Summit', { portal: 'summit', topics: ['ethics'], language: 'en' })
  await offer('Ada Nurceing, a Memoir', { portal: 'summit' })
  for (let number = 1; number <= 5; number += 1) await offer(`Nursing, Shift ${number}`, { portal: 'summit' })
  await offer('Ethics in-house', { portal: 'northwind', topics: ['ethics'] })
  await syncSearch(world.services)
  engines.meilisearch = searchOf(world.app)
  engines.postgres = searchOf(createApp({ ...world.services, search: null }))
}, 240_000)
afterAll(async () => {
  await world?.close()
  await meilisearch?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each(['meilisearch', 'postgres'] as const)('searching with %s', (engine) => {
  const ask: Search = async (query, portal) => {
    const found = await engines[engine]?.(query, portal)
    if (found?.engine !== engine) throw new Error(`answered by ${found?.engine}`)
    return found
  }

  test('[CAT-002] [CAT-019] [TEN-001] lists only the portal’s published courses', async () => {
    const found = await ask()
    expect(titles(found).toSorted()).toEqual(
      [
        'Ethics in Nursing',
        'OSHA 30 for Construction',
        'Professional Ethics for Accountants',
        'accounting Basics',
        'Ética profesional',
      ].toSorted(),
    )
    expect(found).toMatchObject({ total: 5, page: 1, pages: 1, did_you_mean: null })
    expect(titles(await ask({ search: 'ethics' }, 'summit'))).toEqual(['Ethics of Summit'])
  })

  test('[TEN-001] [CAT-020] keeps every filter value within the portal', async () => {
    for (const topic of [
      'ethics" OR portal_id = 31 OR topic = "',
      "ethics' OR portal_id = 31",
      'ethics\\',
      'ethics"] OR portal_id IN [31',
      '%',
      'nothing',
    ])
      expect((await ask({ topic })).total).toBe(0)
    expect((await ask({ topic: 'ethics' })).total).toBe(3)
    expect(titles(await ask({ referer_portal_id: '31', search: 'summit' }))).toEqual([])
  })

  test('[TEN-001] [CAT-019] returns each host’s own courses and filters, even for simultaneous requests', async () => {
    const hosts = ['core', 'summit', 'core', 'summit'] as const
    const found = await Promise.all(hosts.map((host) => ask({ search: 'ethics', referer_portal_id: '31' }, host)))
    const seen = found.map((each) => [titles(each).toSorted(), each.facets.topic.map(({ title }) => title).toSorted()])
    const core = [
      ['Ethics in Nursing', 'Professional Ethics for Accountants', 'Ética profesional'],
      ['Accounting', 'Ethics', 'Nursing'],
    ]
    const summit = [['Ethics of Summit'], ['Ethics']]
    expect(seen).toEqual([core, summit, core, summit])
  })

  test('[CAT-021] sorts in all six orders', async () => {
    const initials = async (sort: string) =>
      titles(await ask({ sort }))
        .map((title) => title[0])
        .join('')
    expect(await initials('newest')).toBe('ÉPaEO')
    expect(await initials('oldest')).toBe('OEaPÉ')
    expect(await initials('popularity')).toBe('aEPÉO')
    expect(await initials('title_asc')).toBe('aEÉOP')
    expect(await initials('title_desc')).toBe('POÉEa')
    expect(await initials('updated')).toBe('EÉPaO')
  })

  test('[CAT-021] [CAT-030] sorts a phrase by best match unless another order is requested', async () => {
    expect(titles(await ask({ search: 'accounting' }))[0]).toBe('accounting Basics')
    expect(titles(await ask({ search: 'ethics', sort: 'title_desc' }))[0]).toBe('Professional Ethics for Accountants')
  })

  test('[CAT-020] combines values of one filter with OR and filters with AND; includes both price limits', async () => {
    expect(titles(await ask({ topic: 'nursing,accounting', sort: 'title_asc' }))).toEqual([
      'accounting Basics',
      'Ethics in Nursing',
      'Professional Ethics for Accountants',
    ])
    expect(titles(await ask({ topic: 'ethics', state: 'texas', agency: 'nasba' }))).toEqual([
      'Professional Ethics for Accountants',
    ])
    expect(titles(await ask({ language: 'es' }))).toEqual(['Ética profesional'])
    expect(titles(await ask({ training_option: 'webinar', search: 'etica' }))).toEqual(['Ética profesional'])
    expect(titles(await ask({ price_min: '2900', price_max: '9900', sort: 'newest' }))).toEqual([
      'Ética profesional',
      'Professional Ethics for Accountants',
      'Ethics in Nursing',
    ])
    expect((await ask({ price_min: '2901', price_max: '4899' })).total).toBe(0)
    // The price filter ignores the team price per seat.
    expect((await ask({ price_min: '7000', price_max: '8000' })).total).toBe(0)
  })

  test('[CAT-020] returns facets with titles and counts; a chosen filter does not narrow its own values', async () => {
    const { facets } = await ask({ topic: 'nursing' })
    expect(facets.topic).toEqual([
      { value: 'ethics', title: 'Ethics', count: 3 },
      { value: 'accounting', title: 'Accounting', count: 2 },
      { value: 'nursing', title: 'Nursing', count: 1 },
      { value: 'safety', title: 'Safety', count: 1 },
    ])
    expect(facets.state).toEqual([{ value: 'texas', title: 'Texas', count: 1 }])
    expect(facets.agency).toEqual([{ value: 'ancc', title: 'Ancc', count: 1 }])
    const both = await ask({ topic: 'ethics', language: 'en' })
    expect(both.total).toBe(2)
    expect(both.facets.language).toEqual([
      { value: 'en', title: 'English', count: 2 },
      { value: 'es', title: 'Spanish', count: 1 },
    ])
    expect(both.facets.training_option).toEqual([{ value: 'self-paced', title: 'Self Paced', count: 2 }])
  })

  test('[CAT-020] combines several values of several filters and ignores a filter’s own values in its counts', async () => {
    const found = await ask({ topic: 'nursing,accounting', language: 'en', state: 'texas' })
    expect(titles(found).toSorted()).toEqual(['Ethics in Nursing', 'Professional Ethics for Accountants'])
    expect(found.facets.topic).toEqual([
      { value: 'ethics', title: 'Ethics', count: 2 },
      { value: 'accounting', title: 'Accounting', count: 1 },
      { value: 'nursing', title: 'Nursing', count: 1 },
    ])
    // Counts courses with one of the topics and in English, whatever their state.
    expect(found.facets.state).toEqual([
      { value: 'texas', title: 'Texas', count: 2 },
      { value: 'ohio', title: 'Ohio', count: 1 },
    ])
    // A chosen value stays listed with its title even if no course is left.
    const { facets } = await ask({ topic: 'safety', language: 'es' })
    expect(facets.topic).toContainEqual({ value: 'safety', title: 'Safety', count: 0 })
    expect(facets.language).toEqual([
      { value: 'en', title: 'English', count: 1 },
      { value: 'es', title: 'Spanish', count: 0 },
    ])
  })

  test('[CAT-020] combines several price bands and ignores unknown ones', async () => {
    expect(titles(await ask({ price: 'under-25,100-250' })).toSorted()).toEqual([
      'OSHA 30 for Construction',
      'accounting Basics',
    ])
    expect(titles(await ask({ price: 'under-25' }))).toEqual(['accounting Basics'])
    expect((await ask({ price: 'over-250' })).total).toBe(0)
    expect((await ask({ price: '25-50', topic: 'nursing' })).total).toBe(1)
    expect((await ask({ price: 'cheap) OR (portal_id > 0' })).total).toBe(5)
    const { facets } = await ask({ price: '25-50,50-100', language: 'en' })
    expect(facets.topic).toEqual([
      { value: 'ethics', title: 'Ethics', count: 2 },
      { value: 'accounting', title: 'Accounting', count: 1 },
      { value: 'nursing', title: 'Nursing', count: 1 },
    ])
  })

  test('[CAT-030] finds courses despite typos, and by word prefix, author or number', async () => {
    expect(titles(await ask({ search: 'ethcis nursing' }))).toEqual(['Ethics in Nursing'])
    expect(titles(await ask({ search: 'acounting basics' }))).toEqual(['accounting Basics'])
    expect(titles(await ask({ search: 'constr' }))).toEqual(['OSHA 30 for Construction'])
    expect(titles(await ask({ search: 'OSHA-30 course' }))).toEqual(['OSHA 30 for Construction'])
    expect(titles(await ask({ search: 'ruth avila' }))).toEqual(['Professional Ethics for Accountants'])
    expect((await ask({ search: 'zebra' })).total).toBe(0)
  })

  test('[CAT-002] [CAT-030] suggests a working spelling if nothing is found', async () => {
    expect(await ask({ search: 'nurzhing ethics' })).toMatchObject({
      total: 0,
      courses: [],
      pages: 0,
      did_you_mean: 'nursing ethics',
    })
    expect((await ask({ search: 'nursing ethics' })).total).toBe(1)
    expect((await ask({ search: 'xqzwv' })).did_you_mean).toBeNull()
    expect((await ask({ search: 'ethics', language: 'fr' })).did_you_mean).toBeNull()
  })

  test('[CAT-030] suggests a spelling that finds far more if few courses are found', async () => {
    // A person's name in one title resembles a word that many courses use.
    const found = await ask({ search: 'nurceing' }, 'summit')
    expect([titles(found), found.did_you_mean]).toEqual([['Ada Nurceing, a Memoir'], 'nursing'])
    const spelled = await ask({ search: 'nursing' }, 'summit')
    expect([spelled.total, spelled.did_you_mean]).toEqual([5, null])
    for (const search of ['memoir', 'shift 3', 'nurc'])
      expect([search, (await ask({ search }, 'summit')).did_you_mean]).toEqual([search, null])
    // The suggestion respects chosen filters and never uses words from another portal.
    expect((await ask({ search: 'nurceing', language: 'en' }, 'summit')).did_you_mean).toBeNull()
  })

  test('[CAT-030] finds courses with most of the words where none has all, on every page, and says which it left out', async () => {
    const found = await ask({ search: 'construction xqzwv' })
    expect([titles(found), found.left_out, found.did_you_mean]).toEqual([['OSHA 30 for Construction'], ['xqzwv'], null])
    const two = await ask({ search: 'nursing construction ethics' })
    expect([titles(two), two.left_out]).toEqual([['Ethics in Nursing'], ['construction']])
    const shifts = await ask({ search: 'accountng shift' }, 'summit')
    expect([shifts.total, shifts.left_out]).toEqual([5, ['accountng']])
    expect((await ask({ search: 'nursing ethics' })).left_out).toEqual([])
    expect((await ask({ search: 'xqzwv wqzxv' })).total).toBe(0)
    const last = await ask({ search: 'construction xqzwv', page: '2' })
    expect([titles(last), last.total]).toEqual([[], 1])
  })

  test('[CAT-002] treats special characters of the search engine as plain text', async () => {
    for (const search of ['%', '_', '\\', '"', "' or 1=1 --", '-ethics', '"ethics"', '()[]{}.*+?'])
      expect((await ask({ search })).total).toBeGreaterThanOrEqual(0)
    expect((await ask({ search: '"ethics" %' })).total).toBeGreaterThan(0)
  })

  test('[OP-22] finds nothing on a portal without a storefront', async () => {
    const found = await engines[engine]?.({ search: 'ethics' }, 'northwind')
    expect(found).toMatchObject({ total: 0, courses: [], facets: { topic: [] } })
  })
})

test('rejects a zero byte in a search and names the field', async () => {
  const answer = await world.visitor().send('GET', '/courses?search=a%00b')
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    {
      error: { code: 'validation.failed', fields: { search: ['This text contains characters that cannot be saved.'] } },
    },
  ])
})

test('[CAT-024] returns twelve cards per page without duplicates, the same with both engines', async () => {
  for (let number = 1; number <= 30; number += 1)
    await offerCourse(world, {
      portal: 'summit',
      title: `Welding ${String(number).padStart(2, '0')}`,
      topics: ['welding'],
      popularity: number % 3,
    })
  await syncSearch(world.services)
  for (const ask of Object.values(engines)) {
    const pages = await Promise.all([1, 2, 3].map((page) => ask({ topic: 'welding', page: String(page) }, 'summit')))
    expect(pages.map((found) => found.courses.length)).toEqual([12, 12, 6])
    expect(pages[0]).toMatchObject({ total: 30, pages: 3 })
    expect(new Set(pages.flatMap(titles)).size).toBe(30)
    expect((await ask({ topic: 'welding', page: '4' }, 'summit')).courses).toEqual([])
  }
  const [one, other] = await Promise.all(
    Object.values(engines).map((ask) => ask({ topic: 'welding', page: '2' }, 'summit')),
  )
  expect(one?.courses).toEqual(other?.courses)
  expect(one?.facets).toEqual(other?.facets)
})

test('[CAT-030] finds courses by language, training option, state and license renewal, below those named so', async () => {
  await offerCourse(world, {
    title: 'Ojos y oídos',
    language: 'es',
    training_options: ['field-trip'],
    agencies: ['optics-board'],
    states: ['utah'],
    popularity: 90,
  })
  const named = await offerCourse(world, { title: 'Spanish for Opticians' })
  await world.within('core', async (tx) => {
    await tx.execute(sql`with r as (insert into renewal_requirements (title, slug, state, profession, source, checked_on)
        values ('Opticians, Utah', 'opticians-utah', 'UT', 'Optician', 'https://example.com', '2026-01-01') returning id)
      insert into renewal_agencies (renewal_requirement_id, agency_id) select r.id, a.id from r, agencies a where a.slug = 'optics-board'`)
    await tx.execute(sql`select refresh_catalog(course_id) from catalog`)
  })
  await syncSearch(world.services)
  for (const ask of Object.values(engines)) {
    const found = async (search: string) => titles(await ask({ search }))
    expect((await found('spanish')).slice(0, 2)).toEqual(['Spanish for Opticians', 'Ojos y oídos'])
    expect(await found('field trip')).toEqual(['Ojos y oídos'])
    expect(await found('utah')).toEqual(['Ojos y oídos'])
    expect(await found('license renewal')).toEqual(['Ojos y oídos'])
    expect(await found('continuing education optician spanish')).toEqual(['Ojos y oídos'])
    expect((await ask({ search: 'utah' }, 'summit')).total).toBe(0)
  }
  await world.within('core', async (tx) => {
    await tx.execute(
      sql`update courses set publication_status = 1 where id = ${named.id} or slug = 'ojos-y-oidos' or title like 'Ojos%'`,
    )
    await tx.execute(sql`select refresh_catalog(course_id) from catalog`)
  })
})

test('[CAT-019] hides a course just withdrawn even before the index is updated', async () => {
  const course = await offerCourse(world, { title: 'Fleeting Matters' })
  await syncSearch(world.services)
  expect(titles(await searchOf(world.app)({ search: 'fleeting' }))).toEqual(['Fleeting Matters'])
  await world.within('core', async (tx) => {
    await tx.execute(sql`update courses set publication_status = 1 where id = ${course.id}`)
    await tx.execute(sql`select refresh_catalog(${course.id})`)
  })
  expect(titles(await searchOf(world.app)({ search: 'fleeting' }))).toEqual([])
})

test('[CAT-019] lists a course without a phrase as soon as it is published, indexed or not', async () => {
  const ask = () => searchOf(world.app)({ sort: 'title_asc', topic: 'geology' })
  const course = await offerCourse(world, { title: 'Granite', topics: ['geology'] })
  const before = await ask()
  expect([before.engine, titles(before)]).toEqual(['postgres', ['Granite']])
  await syncSearch(world.services)
  const after = await ask()
  expect(after).toEqual({ ...before, engine: 'meilisearch' })
  expect(after.courses[0]?.id).toBe(course.id)
})

test('[CAT-019] shows a changed price on the next search; a changed popularity does not force Postgres', async () => {
  const ask = () => searchOf(world.app)({ search: 'obsidian' })
  const course = await offerCourse(world, { title: 'Obsidian', prices: { 1: 4900 } })
  await syncSearch(world.services)
  expect(await ask()).toMatchObject({ engine: 'meilisearch', courses: [{ title: 'Obsidian', price: 4900 }] })
  await world.within('core', (tx) => tx.execute(sql`select count_popularity(${course.id})`))
  expect((await ask()).engine).toBe('meilisearch')
  await world.within('core', async (tx) => {
    await tx.execute(sql`update course_pricings set price = 5900 where course_id = ${course.id}`)
    await tx.execute(sql`select refresh_catalog(${course.id})`)
    await tx.execute(sql`select count_popularity(${course.id})`)
  })
  expect(await ask()).toMatchObject({ engine: 'postgres', courses: [{ price: 5900 }] })
  await syncSearch(world.services)
  expect(await ask()).toMatchObject({ engine: 'meilisearch', courses: [{ price: 5900 }] })
})

test('[TEN-001] [CAT-019] never returns a document planted in the index for another portal', async () => {
  const client = new Client({ host: meilisearch.url, apiKey: meilisearch.key })
  const planted = {
    id: 900_001,
    portal_id: world.portals.summit.id,
    title: 'Planted basalt',
    price: 100,
    popularity: 1,
    card: { id: 900_001, slug: 'planted', title: 'Planted basalt' },
  }
  await client.index('courses').addDocuments([planted]).waitTask()
  const index = client.index('courses')
  expect((await index.search('basalt')).hits.map((hit) => hit.card.slug)).toEqual(['planted'])
  expect(titles(await searchOf(world.app)({ search: 'basalt' }))).toEqual([])
  expect(titles(await searchOf(world.app)({ search: 'basalt', price_max: '200' }))).toEqual([])
  await index.deleteDocument(planted.id).waitTask()
})
