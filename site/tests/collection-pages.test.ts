import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRenderer, type Render } from './renderer.ts'
import { sampleBundles } from './sample-catalog.ts'
import { emptyCollection } from './sample-collections.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

test('an agency’s and a state’s page link to renewals, bundles and topics without script, and follow them', async () => {
  for (const path of ['/regulating-agency/osha', '/united-states/maryland']) {
    const { body, tags } = await render(path, samplePortal())
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    for (const to of [
      '/license-renewal/crane-operators-maryland',
      `/bundles/${sampleBundles[0]?.slug}`,
      '/training-courses/workplace-safety',
    ])
      expect(main, path).toContain(`href="${to}"`)
    expect(tags).toEqual(expect.arrayContaining(['renewal:3', `bundle:${sampleBundles[0]?.id}`, 'topic:1']))
  }
})

const landingPages = [
  '/training-courses/workplace-safety',
  '/ce/workplace-safety',
  '/regulating-agency/osha',
  '/united-states/maryland',
  '/courses-languages/en',
  '/training-options/workplace-safety',
]

test('shows what staff wrote, and for whom, above the courses', async () => {
  for (const path of landingPages) {
    const { body } = await render(path, samplePortal())
    const at = ['What it is about, at length.', '<h2>Who it is for</h2>', 'Crews &amp; foremen', 'id="courses"']
    const places = at.map((part) => body.indexOf(part))
    expect(places, path).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0], path).toBeGreaterThan(0)
  }
})

test('[CAT-020] leads into the catalog with its own filter and one more, with the number of courses, and in other orders', async () => {
  const { body } = await render('/united-states/maryland', samplePortal())
  const text = body.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(
    /href="\/courses\?state=maryland&(?:amp;|#38;)topic=hand-tools"[^>]*> ?Hand tools ?<span[^>]*>12</,
  )
  expect(text).toMatch(/href="\/courses\?state=maryland&(?:amp;|#38;)price=under-25"/)
  expect(text).toMatch(/href="\/courses\?state=maryland&(?:amp;|#38;)sort=newest"/)
  const { body: empty } = await render('/united-states/maryland', samplePortal(), { collection: emptyCollection })
  expect(empty).not.toContain('Filter these courses')
})

test('a page without courses says so, offers a next step, and is closed to search engines', async () => {
  for (const path of landingPages) {
    const { body, status } = await render(path, samplePortal(), { collection: emptyCollection })
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect({ path, status }).toEqual({ path, status: 200 })
    expect(body, path).toContain('<meta name="robots" content="noindex">')
    expect(main, path).toContain('None of our')
    expect(main, path).toContain('No courses yet')
    expect(main, path).toMatch(/href="\/courses"[^>]*>\s*See all courses/)
    expect(main, path).toContain('href="mailto:')
    expect(main, path).not.toMatch(/course-card|They |cost/)
    expect((await render(path, samplePortal())).body, path).not.toContain('content="noindex"')
  }
})

test('a page without courses links to its family’s list only while that has a page', async () => {
  const linksOf = async (alone: boolean) =>
    (
      await render('/united-states/maryland', samplePortal(), {
        collection: (slug) => emptyCollection(slug, { alone }),
      })
    ).body.includes('href="/united-states"')
  expect([await linksOf(false), await linksOf(true)]).toEqual([true, false])
})
