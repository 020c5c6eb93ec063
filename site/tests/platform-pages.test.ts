import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitePages } from '@portico/shared/pages/site-pages.ts'
import { canonicalOf, jsonLdOf, titleOf } from './page-parts.ts'
import { startRenderer, type Render } from './renderer.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

const core = samplePortal({ kind: 'core' })

test.each([
  ['CAT-017', '/learning-management-system', 'Learning management system', '/scorm-courseware'],
  ['CAT-018', '/scorm-courseware', 'SCORM courseware', '/learning-management-system'],
])('[%s] %s has one heading, plans, answers as structured data, and a way on', async (_row, path, heading, other) => {
  const { status, body } = await render(path, core)
  expect(status).toBe(200)
  expect([...body.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([heading])
  expect((titleOf(body) ?? '').length).toBeLessThanOrEqual(65)
  expect(canonicalOf(body)).toBe(`${core.url}${path}`)
  expect(jsonLdOf(body).map((data) => data['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
  for (const to of [other, '/pricing', '/courses', '/checkout/subscription?plan=1'])
    expect(body).toContain(`href="${to}"`)
})

test('[CAT-017] [CAT-018] only the core portal has the pages, in its sitemap, in llms.txt and below its prices', async () => {
  for (const { pattern, portals, in_sitemap, crawl } of [
    sitePages.learningManagementSystem,
    sitePages.scormCourseware,
  ]) {
    expect([portals, in_sitemap, crawl]).toEqual(['core', true, 'open'])
    expect((await render('/llms.txt', core)).body).toContain(`](${core.url}${pattern})`)
    expect((await render('/llms.txt', samplePortal())).body).not.toContain(pattern)
    expect((await render('/pricing', core)).body).toContain(`href="${pattern}"`)
  }
})
