import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRenderer } from './renderer.ts'
import type { Render } from './renderer.ts'
import { sampleBundles, sampleCards } from './sample-catalog.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

const portal = samplePortal()

test('describes the shop and links its lists in llms.txt, in the llmstxt.org format', async () => {
  const { body, type } = await render('/llms.txt', portal)
  expect(type).toContain('text/plain')
  expect(body).toMatch(
    /^# Harbor Safety Institute\n\n> Online courses by Harbor Safety Institute: [^\n]+\n\n## Courses\n\n- \[/,
  )
  expect(body).toContain('- [OSHA](https://learn.harborsafety.example/regulating-agency/osha): What it is about.\n')
  expect(body).toContain('](https://learn.harborsafety.example/products.xml)')
  for (const line of body.split('\n').filter((each) => each.startsWith('-')))
    expect(line).toMatch(/^- \[[^[\]]+\]\(https:\/\/learn\.harborsafety\.example\/[^)\s]*\)(?:: .+)?$/)
})

test('[NTF-004] announcements.json has the banner’s announcements', async () => {
  const { body, type } = await render('/announcements.json', portal)
  expect(type).toContain('application/json')
  expect(JSON.parse(body)).toEqual([{ id: 3, title: 'Winter term', content: '<p>It begins.</p>', ends_at: null }])
})

test('lists exactly the courses and bundles for sale in products.xml, with URL, price and picture', async () => {
  const { body, type } = await render('/products.xml', portal)
  expect(type).toContain('application/xml')
  const items = [...body.matchAll(/<item>[\s\S]*?<\/item>/g)].map(([item]) => item)
  const sold = sampleCards.filter(({ price }) => price !== null)
  const [card] = sold
  const item = items.find((each) => each.includes(`<g:id>course-${card?.id}</g:id>`))
  expect(item).toContain(`<link>https://learn.harborsafety.example/course/${card?.slug}</link>`)
  expect(item).toContain(`<g:price>${((card?.price ?? 0) / 100).toFixed(2)} USD</g:price>`)
  expect(items.filter((each) => each.includes('<g:id>bundle-'))).toHaveLength(sampleBundles.length)
  // Both archive ranges return the same courses in these samples.
  expect(items.filter((each) => each.includes('<g:id>course-'))).toHaveLength(2 * sold.length)
  expect(body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/)
})

test('uses the portal’s own URL in sitemap index, bucket and robots', async () => {
  const index = (await render('/sitemap.xml', portal)).body
  expect(index).toContain(
    '<sitemap><loc>https://learn.harborsafety.example/sitemap-1.xml</loc><lastmod>2026-10-02T03:30:05.000Z</lastmod></sitemap>',
  )
  expect(index).toContain('<sitemap><loc>https://learn.harborsafety.example/sitemap-2.xml</loc></sitemap>')
  expect((await render('/sitemap-2.xml', portal)).status).toBe(404)
  const bucket = await render('/sitemap-1.xml', portal)
  expect(bucket.type).toContain('application/xml')
  expect(bucket.body).toContain(
    '<loc>https://learn.harborsafety.example/course/fall-protection</loc><lastmod>2026-10-02T03:30:00.000Z</lastmod>',
  )
  const robots = (await render('/robots.txt', portal)).body
  for (const path of ['/cart', '/checkout/', '/courses/learner', '/users'])
    expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).toContain('Sitemap: https://learn.harborsafety.example/sitemap.xml')
  expect((await render('/robots.txt', samplePortal({ has_storefront: false }))).body).toBe(
    'User-agent: *\nDisallow: /\n',
  )
})
