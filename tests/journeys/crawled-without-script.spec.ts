import { expect, test } from '@playwright/test'
import { httpGet } from '../support/http-get.ts'
import { formatDay } from '../../shared/src/rules/dates/format-date.ts'
import { closedIn, crawl, type CrawledPage } from '../support/crawl.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const { origin, hostname, port } = new URL(process.env.PORTICO_URL ?? '')
const read = (path: string) => httpGet({ host: hostname, port: Number(port), path })
let pages: Map<string, CrawledPage>
test.beforeAll(async () => {
  pages = await crawl(read, { origin, closed: closedIn((await read('/robots.txt')).body) })
})

const isOpen = ({ status, body }: CrawledPage): boolean =>
  status === 200 && !body.includes('<meta name="robots" content="noindex"')
const titleOf = (body: string): string =>
  /<title>([^<]*)<\/title>/.exec(body)?.[1]?.replaceAll(/&(?:#x?[\da-f]+|[a-z]+);/gi, '&') ?? ''
type Data = { '@type': string; review?: { datePublished: string }[] }
const dataOf = (body: string): Data[] =>
  [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  )

test('every course on sale is within four clicks by links, and no link is broken', async () => {
  const wanted: string[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data } = JSON.parse((await read(`/api/courses?page=${page}`)).body)
    wanted.push(...data.courses.map(({ slug }: { slug: string }) => `/course/${slug}`))
    last = data.pages
  }
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((path) => (pages.get(path)?.clicks ?? Infinity) > 4)).toEqual([])
  const broken = [...pages.values()].filter(({ status }) => status >= 400)
  expect(broken.map(({ path, status }) => `${status} ${path}`)).toEqual([])
  // The crawl must have met pages of each family, otherwise it would have proven nothing there.
  for (const family of ['training-courses', 'ce', 'regulating-agency', 'united-states', 'courses-languages', 'authors'])
    expect([...pages.keys()].filter((path) => path.startsWith(`/${family}/`)).length, family).toBeGreaterThan(0)
})

test('a course’s breadcrumb leads through pages that exist', () => {
  const ways = [...pages.values()].flatMap(({ path, body }) =>
    dataOf(body).flatMap((data) => {
      if (data['@type'] !== 'BreadcrumbList' || !('itemListElement' in data)) return []
      return (data.itemListElement as { item: string }[]).map(({ item }) => ({ path, to: new URL(item).pathname }))
    }),
  )
  expect(ways.filter(({ to }) => !isOpen(pages.get(to) ?? { path: to, status: 404, clicks: 0, body: '' }))).toEqual([])
  expect(ways.some(({ path, to }) => path.startsWith('/course/') && to.startsWith('/training-courses/'))).toBe(true)
})

test('the sitemap lists every findable page and nothing missing, closed or foreign', async () => {
  const locsOf = async (path: string) =>
    [...(await read(path)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  let listed: string[] = []
  // Polls, because a course that another journey publishes or removes has its page slightly before or longer than its sitemap entry.
  const missing = async () => {
    listed = (await Promise.all((await locsOf('/sitemap.xml')).map(locsOf))).flat()
    const found = [...pages.values()]
      .filter((page) => isOpen(page) && page.body.includes(`rel="canonical" href="${origin}${page.path}"`))
      .map(({ path }) => path)
      .filter((path) => path !== '/terms' && !listed.includes(path))
    const now = await Promise.all(found.map(async (path) => ({ path, status: (await read(path)).status })))
    return now.filter(({ status }) => status === 200).map(({ path }) => path)
  }
  await expect.poll(missing, { timeout: 20_000 }).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
  // Opens pages published since the crawl; pages that another journey unpublishes meanwhile leave the sitemap with their page.
  const closed = async () => {
    const since = (await Promise.all((await locsOf('/sitemap.xml')).map(locsOf))).flat()
    const later = since.filter((path) => pages.get(path)?.status !== 200)
    const opened = await Promise.all(later.map(async (path) => ({ path, status: (await read(path)).status })))
    return opened.filter(({ status }) => status !== 200)
  }
  await expect.poll(closed, { timeout: 20_000 }).toEqual([])
})

test('no title is longer than 65 characters, and no two pages share a title', () => {
  const open = [...pages.values()].filter(isOpen)
  expect(open.length).toBeGreaterThan(150)
  expect(open.map(({ body }) => titleOf(body)).filter((title) => title === '' || title.length > 65)).toEqual([])
  const twice = [...Map.groupBy(open, ({ body }) => titleOf(body))].filter(([, same]) => same.length > 1)
  expect(twice.map(([title, same]) => `${title}: ${same.map(({ path }) => path).join(', ')}`)).toEqual([])
})

test('structured data matches the page: offers only for orderable items, reviews on their displayed days', () => {
  const all = [...pages.values()].filter(isOpen)
  const bundles = all.filter(({ path }) => path.startsWith('/bundles'))
  expect(bundles.length).toBeGreaterThan(1)
  const offers = all.filter(({ body }) => /"@type":\s*"(?:Offer|Product)"/.test(body))
  expect(offers.filter(({ body }) => !body.includes('Add to cart')).map(({ path }) => path)).toEqual([])
  expect(offers.some(({ path }) => path.startsWith('/bundles/'))).toBe(true)
  const shown = (iso: string): string => formatDay({ at: `${iso}T12:00:00Z`, time_zone: 'UTC', reader_zone: 'UTC' })
  const reviewed = all.flatMap(({ path, body }) =>
    dataOf(body).flatMap(({ review = [] }) => (review.length > 0 ? [{ path, body, review }] : [])),
  )
  expect(reviewed.length).toBeGreaterThan(10)
  for (const { path, body, review } of reviewed) {
    const visible = [
      ...body.matchAll(/<figure class="review-card">[\s\S]*?<time[^>]*>\s*([^<]*?)\s*<span hidden/g),
    ].map(([, day = '']) => day)
    expect(
      review.map(({ datePublished }) => shown(datePublished)),
      path,
    ).toEqual(visible)
  }
})
