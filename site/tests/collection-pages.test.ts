import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRenderer, type Render } from './renderer.ts'
import { sampleBundles } from './sample-catalog.ts'
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
