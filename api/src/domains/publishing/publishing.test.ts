import { find_redirect } from '@portico/shared/contract/portals/portals.ts'
import { entryTags } from './entries/entry-tags.ts'
import { courseTag, listTags, type Tag } from '@portico/shared/tags/tags.ts'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCourse, type MadeCourse } from '../../../../tests/support/course.ts'
import { builtSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements.ts'
import { createWorld, type PortalName, type World } from '../../../../tests/support/world.ts'
import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import { courses } from '../courses/tables.ts'
import { pages, publishingJobs } from './tables.ts'
import { portals, portalSettings } from '../portals/tables.ts'
import { createJob } from './publishing-jobs.ts'
import { pointHosts } from './hosts.ts'
import { hashesFile, type ReleaseHashes } from './inline-hashes.ts'
import { pageRendererOf } from './page-renderer.ts'
import { publishPaths } from './publish-paths.ts'
import { publishPortal } from './publish-portal.ts'
import { publishTags, type Remaining } from './publish-tags.ts'
import { nextVersion, storePages, gzipOf, type PageChange } from './store.ts'
import { unpublish } from './unpublish.ts'

let world: World
beforeAll(async () => {
  await builtSite()
  world = await createWorld()
}, 180_000)
afterAll(async () => {
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
})

const portalNamed = async (name: PortalName) =>
  (await portalById(world.services.platform.db, world.portals[name].id)) ?? Promise.reject(new Error(name))
const fileOf = (name: PortalName, file: string) =>
  join(world.config.DATA_DIR, 'published/portals', String(world.portals[name].id), file)
const read = (name: PortalName, file: string) =>
  existsSync(fileOf(name, file)) ? readFileSync(fileOf(name, file), 'utf8') : null
const renderPages = async (name: PortalName) =>
  publishPortal({
    services: world.services,
    pageRenderer: await pageRendererOf(world.services),
    portal: await portalNamed(name),
    log: world.services.log,
  })
const follow = async (name: PortalName, tags: readonly Tag[], given: Partial<Remaining> = {}) =>
  publishTags(
    { services: world.services, portal: await portalNamed(name), log: world.services.log },
    { job_id: null, tags, ...given },
  )
const versionOf = async (name: PortalName, path: string) =>
  (await world.within(name, (tx) => tx.select().from(pages).where(eq(pages.path, path))))[0]
const listed = async (wish: Parameters<typeof makeCourse>[1] & { portal: PortalName }): Promise<MadeCourse> => {
  const course = await makeCourse(world, wish)
  await world.within(wish.portal, (tx) => tx.execute(sql`select refresh_catalog(${course.id}::bigint)`))
  return course
}

describe('pages of a portal', { timeout: 60_000 }, () => {
  test(`[CAT-004] writes every shop page as a file with a .gz sibling, under the portal's name`, async () => {
    await listed({ portal: 'core', slug: 'first-aid', title: 'First Aid for Daycare' })
    const { failed, total } = await renderPages('core')
    expect(failed).toEqual([])
    expect(total).toBeGreaterThan(20)
    for (const file of [
      'index.html',
      'courses.html',
      'course/first-aid.html',
      'faq.html',
      'terms-of-use.html',
      'portal.css',
      'robots.txt',
      'sitemap.xml',
      'sitemap-1.xml',
      'not-found.html',
      'error.html',
      'blocked.html',
    ])
      expect([file, read('core', file)]).toEqual([file, expect.any(String)])
    expect(read('core', 'course/first-aid.html')).toContain('First Aid for Daycare')
    expect(gunzipSync(readFileSync(fileOf('core', 'courses.html.gz'))).toString()).toBe(read('core', 'courses.html'))
    expect(read('core', 'index.html')).toContain('Core Academy')
    expect(readlinkSync(join(world.config.DATA_DIR, 'published/hosts/portico.localhost'))).toBe('../portals/24')
  })

  test('lists every inline script hash for the release, matching each page’s own policy', async () => {
    const { now } = JSON.parse(readFileSync(hashesFile(world.config), 'utf8')) as ReleaseHashes
    const folder = fileOf('core', '')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    const found = new Set<string>()
    for (const file of files) {
      const html = readFileSync(join(folder, file), 'utf8')
      for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
        if (/\ssrc=|application\/ld\+json/.test(attributes)) continue
        const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
        found.add(hash)
        expect({ file, listed: now.scripts.includes(hash) }).toEqual({ file, listed: true })
      }
      const own = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1] ?? ''
      expect({ file, hashes: /script-src [^;]+/.exec(own)?.[0].match(/sha256-[^']+/g) }).toEqual({
        file,
        hashes: now.scripts,
      })
    }
    // Control: there are pages, and some of them have inline scripts.
    expect(files.length).toBeGreaterThan(20)
    expect(found.size).toBeGreaterThan(1)
  })

  test('[SES-012] [TEN-017] without a storefront, the front page redirects to the login or to coming-soon', async () => {
    for (const [name, to] of [
      ['northwind', '/login'],
      ['blank', '/coming-soon'],
      ['admin', '/login'],
    ] as const) {
      await makeCourse(world, { portal: name, slug: 'inner-course' })
      expect((await renderPages(name)).failed).toEqual([])
      for (const file of ['index.html', 'courses.html', 'bundles.html', 'course/inner-course.html', 'cart.html'])
        expect([name, file, read(name, file)]).toEqual([name, file, null])
      expect(read(name, 'terms-of-use.html')).toContain('html')
      expect(JSON.parse(read(name, 'moved.json') ?? '')).toEqual({ '/': { to, status: 302 } })
    }
  })

  test('[TEN-001] never mixes two portals whose pages are rendered concurrently', async () => {
    const names = ['core', 'summit'] as const
    await Promise.all(
      names.flatMap((name) =>
        [1, 2, 3].map((number) =>
          listed({ portal: name, slug: `course-${number}`, title: `Only on ${name} ${number}` }),
        ),
      ),
    )
    const pageRenderer = await pageRendererOf(world.services)
    const paths = [
      '/',
      '/courses',
      '/course/course-1',
      '/course/course-2',
      '/course/course-3',
      '/portal.css',
      '/sitemap-1.xml',
      '/terms-of-use',
    ]
    await world.services.platform.db
      .update(portalSettings)
      .set({ primary_color: '#7a0c2e' })
      .where(eq(portalSettings.portal_id, world.portals.summit.id))
    const rounds = Array.from({ length: 4 }, () => names).flat()
    const failed = await Promise.all(
      rounds.map(async (name) =>
        publishPaths({
          services: world.services,
          pageRenderer,
          portal: await portalNamed(name),
          paths,
          log: world.services.log,
        }),
      ),
    )
    expect(failed.flat()).toEqual([])
    for (const [name, other] of [
      ['core', 'summit'],
      ['summit', 'core'],
    ] as const) {
      const all = [
        'index.html',
        'courses.html',
        'course/course-1.html',
        'course/course-2.html',
        'course/course-3.html',
        'sitemap-1.xml',
      ]
        .map((file) => read(name, file) ?? '')
        .join('\n')
      expect(all).toContain(`Only on ${name} 1`)
      expect(all).not.toContain(`Only on ${other}`)
      expect(all).not.toContain(`${other === 'core' ? '//portico' : 'summit.portico'}.localhost`)
    }
    expect(read('summit', 'portal.css')).toContain('#7a0c2e')
    expect(read('core', 'portal.css')).not.toContain('#7a0c2e')
  })
})

describe('versions', { timeout: 60_000 }, () => {
  const store = async (version: number, change: PageChange) =>
    (await storePages({ services: world.services, portal_id: world.portals.core.id, version }, [change]))[0]?.state
  const write = async (path: string, version: number, words: string) =>
    store(version, { path, body: Buffer.from(words), gzip: await gzipOf(Buffer.from(words)), tags: [] })

  test('an older render never overwrites a newer one, in any order of arrival', async () => {
    const [older, newer] = [await nextVersion(world.services), await nextVersion(world.services)]
    expect(newer).toBeGreaterThan(older)
    expect(await write('/order', newer, 'new')).toBe('written')
    expect(await write('/order', older, 'old')).toBe('older')
    expect(read('core', 'order.html')).toBe('new')
    const versions = await Promise.all(Array.from({ length: 20 }, () => nextVersion(world.services)))
    await Promise.all(
      versions.toSorted(() => Math.random() - 0.5).map((version) => write('/race', version, String(version))),
    )
    expect(Number(read('core', 'race.html'))).toBe(Math.max(...versions))
    expect(gunzipSync(readFileSync(fileOf('core', 'race.html.gz'))).toString()).toBe(read('core', 'race.html'))
  })

  test('restores a removed page only from a render that began after the removal', async () => {
    const before = await nextVersion(world.services)
    await write('/gone', before, 'here')
    await unpublish({ services: world.services, portal: await portalNamed('core'), paths: ['/gone'] })
    expect([read('core', 'gone.html'), existsSync(fileOf('core', 'gone.html.gz'))]).toEqual([null, false])
    expect(await write('/gone', before, 'back')).toBe('older')
    expect(read('core', 'gone.html')).toBeNull()
    expect(await write('/gone', await nextVersion(world.services), 'again')).toBe('written')
    expect(await store(before, { path: '/gone', body: null })).toBe('older')
    expect(read('core', 'gone.html')).toBe('again')
  })

  test('[OP-58] answers 410 for a removed page, 404 for a nonexistent or republished one', async () => {
    const statusOf = async (path: string) => (await world.visitor().call(find_redirect, { query: { path } })).status
    const course = await listed({ portal: 'core', slug: 'short-lived' })
    const publish = (publication_status: 1 | 2) =>
      world
        .within('core', async (tx) => {
          await tx.update(courses).set({ publication_status }).where(eq(courses.id, course.id))
          await tx.execute(sql`select refresh_catalog(${course.id}::bigint)`)
        })
        .then(() => follow('core', [courseTag(course.id)], { changed: [courseTag(course.id)] }))
    await publish(2)
    expect(read('core', 'course/short-lived.html')).not.toBeNull()
    await publish(1)
    expect([await statusOf('/course/short-lived'), await statusOf('/course/never-there')]).toEqual([410, 404])
    await follow('core', [courseTag(course.id)], { again: ['/course/never-there', '/course/short-lived'] })
    expect([await statusOf('/course/short-lived'), await statusOf('/course/never-there')]).toEqual([410, 404])
    await publish(2)
    expect([read('core', 'course/short-lived.html') === null, await statusOf('/course/short-lived')]).toEqual([
      false,
      404,
    ])
  })

  test('the sitemap index shows when each sitemap file was last written, even after text edits', async () => {
    const course = await listed({ portal: 'core', slug: 'in-the-sitemap' })
    const publish = () => follow('core', [...entryTags('course', course.id, { listed: false })])
    await publish()
    const told = () =>
      /<loc>[^<]*\/sitemap-1\.xml<\/loc><lastmod>([^<]*)<\/lastmod>/.exec(read('core', 'sitemap.xml') ?? '')?.[1]
    const first = told()
    expect(first).toBe((await versionOf('core', '/sitemap-1.xml'))?.rendered_at.toISOString())
    await publish()
    expect(told()).toBe((await versionOf('core', '/sitemap-1.xml'))?.rendered_at.toISOString())
    expect(told()).not.toBe(first)
  })

  test('locks at most two hundred rows at once when a portal loses pages', async () => {
    const place = {
      services: world.services,
      portal_id: world.portals.core.id,
      version: await nextVersion(world.services),
    }
    const paths = Array.from({ length: 450 }, (_, index) => `/going-${index}`)
    const body = Buffer.from('<p>here</p>')
    const gzip = await gzipOf(body)
    await storePages(
      place,
      paths.map((path) => ({ path, body, gzip, tags: [] })),
    )
    const portal = await portalNamed('core')
    const sent = await statementsOf(world.services, () => unpublish({ services: world.services, portal, paths }))
    expect(sent.filter((statement) => statement.includes('insert into pages'))).toHaveLength(3)
    const standing = await world.within('core', (db) =>
      db.execute(sql`select path from pages where path like '/going-%' and status = 200`),
    )
    expect(standing).toHaveLength(0)
  })

  test(`[TEN-001] writes nothing outside the portal's tree`, async () => {
    for (const path of ['/../25/index', '/a/../../b', '/%2e%2e', 'x', '/a\\b', '/a\0'])
      await expect(write(path, await nextVersion(world.services), 'x')).rejects.toThrow('no page can have the path')
    expect(await write('/inside', await nextVersion(world.services), 'x')).toBe('written')
  })
})

describe('publishing changes', { timeout: 60_000 }, () => {
  test(`[BLD-006] re-renders only pages with the tag, adds a new course's page, and counts them`, async () => {
    const course = await listed({ portal: 'summit', slug: 'lockout', title: 'Lockout and Tagout' })
    await renderPages('summit')
    const untouched = await versionOf('summit', '/terms-of-use')
    await world.within('summit', (tx) =>
      tx.update(courses).set({ title: 'Lockout, renamed' }).where(eq(courses.id, course.id)),
    )
    const job = await world.within('summit', (tx) =>
      createJob(tx, { subject: 'course:lockout', tags: [courseTag(course.id)] }),
    )
    expect(job.state).toBe(1)
    await follow('summit', job.tags, { job_id: job.id })
    expect(read('summit', 'course/lockout.html')).toContain('Lockout, renamed')
    expect((await versionOf('summit', '/terms-of-use'))?.version).toBe(untouched?.version)
    const [done] = await world.within('summit', (tx) =>
      tx.select().from(publishingJobs).where(eq(publishingJobs.id, job.id)),
    )
    expect(done).toMatchObject({ state: 3, error: null, finished_at: expect.any(Date) })
    expect(done?.pages_total).toBeGreaterThan(0)
    expect(done?.pages_done).toBe(done?.pages_total)

    const fresh = await listed({ portal: 'summit', slug: 'brand-new', title: 'Brand new course' })
    await follow('summit', [courseTag(fresh.id), listTags.courses])
    expect(read('summit', 'course/brand-new.html')).toContain('Brand new course')
    expect(read('summit', 'courses.html')).toContain('Brand new course')
    await world.within('summit', (tx) =>
      tx.update(courses).set({ publication_status: 1 }).where(eq(courses.id, fresh.id)),
    )
    await follow('summit', [courseTag(fresh.id)])
    expect(read('summit', 'course/brand-new.html')).toBeNull()
  })

  test(`stores a changed course's own page before any other page of its job`, async () => {
    const course = await listed({ portal: 'core', slug: 'waited-for', title: 'Waited for' })
    // The job also names other courses whose pages sort before it by path.
    const named: Tag[] = []
    for (let place = 1; place <= 9; place += 1)
      named.push(courseTag((await listed({ portal: 'core', slug: `named-${place}`, title: `Named ${place}` })).id))
    const tags = [courseTag(course.id), listTags.courses, listTags.home, ...named]
    await follow('core', tags, { changed: [courseTag(course.id)] })
    await follow('core', tags, { changed: [courseTag(course.id)] })
    const shown = await world.within('core', (tx) =>
      tx.execute<{ path: string }>(
        sql`select path from pages where status = 200 and tags && array(select json_array_elements_text(${JSON.stringify(tags)}::json)) order by rendered_at`,
      ),
    )
    const [first, ...others] = shown.map(({ path }) => path)
    expect(first).toBe('/course/waited-for')
    expect(others).toEqual(expect.arrayContaining(['/', '/courses']))
    expect(others.filter((path) => path.startsWith('/course/named-'))).toHaveLength(9)
  })

  test('later parts of a job skip only the pages its first part rendered early', async () => {
    await listed({ portal: 'core', slug: 'aa-first', title: 'First by its path' })
    const course = await listed({ portal: 'core', slug: 'zz-last', title: 'Last by its path' })
    const part = (remaining: Partial<Remaining>) =>
      portalNamed('core').then((portal) =>
        publishTags(
          { services: world.services, portal, log: world.services.log },
          { job_id: null, tags: [], ...remaining },
        ),
      )
    await part({ tags: [courseTag(course.id)], after: '/course/y', own: ['/course/zz-last'] })
    expect(read('core', 'course/zz-last.html')).toBeNull()
    await part({ tags: [courseTag(course.id)], after: '/course/y' })
    expect(read('core', 'course/zz-last.html')).toContain('Last by its path')
    const missing = Array.from({ length: 50 }, (_, index) => `/course/missing-${index}`)
    await part({ again: [...missing, '/course/aa-first'] })
    expect(read('core', 'course/aa-first.html')).toContain('First by its path')
  })

  test('retries only the failed pages of a large job, ten times with growing delays', async () => {
    const failed = Array.from({ length: 51 }, (_, index) => ({
      path: `/no\\page-${index + 10}`,
      error: 'no such page',
    }))
    const again = failed.map(({ path }) => path)
    const portal = await portalNamed('core')
    const last = (attempt: number) =>
      publishTags(
        { services: world.services, portal, log: world.services.log },
        { job_id: null, tags: [], again, attempt, after: again.at(-2) ?? '', failed: failed.slice(0, -1) },
      )
    await last(3)
    const owner = postgres(world.database_url, { max: 1 })
    const [queued] = await owner<{ waits_min: number; attempt: number; pages: number }[]>`
      select round(extract(epoch from run_at - now()) / 60)::integer as waits_min, (payload -> 'payload' ->> 'attempt')::integer as attempt,
        json_array_length(payload -> 'payload' -> 'again') as pages
      from graphile_worker._private_jobs where payload -> 'payload' ->> 'attempt' = '4'`
    await owner.end()
    expect(queued).toEqual({ waits_min: 15, attempt: 4, pages: 51 })
    await expect(last(10)).rejects.toThrow('51 of 51 pages failed')
  })

  test('[BLD-006] a failed render keeps the old page and reports why; retrying fixes both', async () => {
    const course = await listed({ portal: 'summit', slug: 'steady', title: 'Steady' })
    await follow('summit', [courseTag(course.id)])
    const stood = read('summit', 'course/steady.html')
    expect(stood).toContain('Steady')
    const job = await world.within('summit', (tx) =>
      createJob(tx, { subject: 'course:steady', tags: [courseTag(course.id)] }),
    )
    const owner = postgres(world.database_url, { max: 1 })
    await owner`alter table course_instructors rename to hidden`
    try {
      await expect(follow('summit', job.tags, { job_id: job.id })).rejects.toThrow('/course/steady')
    } finally {
      await owner`alter table hidden rename to course_instructors`
      await owner.end()
    }
    expect(read('summit', 'course/steady.html')).toBe(stood)
    const state = async () =>
      (await world.within('summit', (tx) => tx.select().from(publishingJobs).where(eq(publishingJobs.id, job.id))))[0]
    expect(await state()).toMatchObject({
      state: 4,
      error: expect.stringContaining('/course/steady: the page answered 500'),
    })
    await follow('summit', job.tags, { job_id: job.id })
    expect(await state()).toMatchObject({ state: 3, error: null })
  })

  test('[TEN-013] a paused portal keeps its pages but serves the blocked tree until resumed', async () => {
    await renderPages('summit')
    const set = async (is_paused: boolean) => {
      await world.services.platform.db.update(portals).set({ is_paused }).where(eq(portals.id, world.portals.summit.id))
      pointHosts(await portalNamed('summit'), world.config)
    }
    const through = (file: string) => join(world.config.DATA_DIR, 'published/hosts', world.portals.summit.host, file)
    await set(true)
    expect(readFileSync(through('403.html'), 'utf8')).toBe(read('summit', 'blocked.html'))
    expect([existsSync(through('courses.html')), read('summit', 'courses.html') !== null]).toEqual([false, true])
    await renderPages('summit')
    expect(read('summit', 'courses.html')).not.toBeNull()
    await set(false)
    expect(readFileSync(through('courses.html'), 'utf8')).toBe(read('summit', 'courses.html'))
  })

  test('[TEN-041] serves a portal on its own domain, redirects slug and former hosts, drops lost domains', async () => {
    const hosts = join(world.config.DATA_DIR, 'published/hosts')
    const set = async (custom_domain: string | null) => {
      await world.services.platform.db
        .update(portals)
        .set({ custom_domain })
        .where(eq(portals.id, world.portals.summit.id))
      pointHosts(await portalNamed('summit'), world.config)
    }
    await set('learn.summit.example')
    expect(readlinkSync(join(hosts, 'learn.summit.example'))).toBe('../portals/31')
    expect(JSON.parse(readFileSync(join(hosts, world.portals.summit.host, 'moved.json'), 'utf8'))).toEqual({
      '*': { to: expect.stringMatching(/^https?:\/\/learn\.summit\.example/), status: 301 },
    })
    for (const page of ['reset-password.html', 'claim/_.html', 'portal.css'])
      expect(readFileSync(join(hosts, world.portals.summit.host, page), 'utf8')).toBe(read('summit', page))
    pointHosts({ ...(await portalNamed('summit')), custom_domain: null }, world.config, ['learn.summit.example'])
    const given_back = readFileSync(join(hosts, 'learn.summit.example', 'moved.json'), 'utf8')
    expect(given_back).toContain(world.portals.summit.host)
    expect(existsSync(join(hosts, 'learn.summit.example', 'reset-password.html'))).toBe(false)
    await set(null)
    expect(existsSync(join(hosts, 'learn.summit.example'))).toBe(false)
    expect(readlinkSync(join(hosts, world.portals.summit.host))).toBe('../portals/31')
  })
})
