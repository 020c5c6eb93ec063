import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRenderer } from './renderer.ts'
import type { Render } from './renderer.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

const portal = samplePortal()

test('[LEG-002] links the California privacy act and downloads only in the footer, if configured', async () => {
  const { body } = await render('/terms-of-use', portal)
  const [page = '', footer = ''] = body.split('<footer class="site-footer"')
  expect(footer).toMatch(
    /<a href="https:\/\/privacy\.example\.com\/california" rel="noopener">\s*California Privacy Act/,
  )
  expect(footer).toMatch(/<a href="\/media\/files\/w9\.pdf" download[^>]*>\s*W-9 form/)
  expect(footer).not.toContain('SCORM agreement')
  expect(page).not.toMatch(/California Privacy Act|W-9 form/)
  const setting = {
    ...portal.setting,
    california_privacy_link: null,
    w9_link: null,
    scorm_agreement_link: '/media/a.pdf',
  }
  const [, other = ''] = (await render('/terms-of-use', { ...portal, setting })).body.split(
    '<footer class="site-footer"',
  )
  expect(other).toMatch(/<a href="\/media\/a\.pdf" download[^>]*>\s*SCORM agreement/)
  expect(other).not.toMatch(/California Privacy Act|W-9 form/)
})
