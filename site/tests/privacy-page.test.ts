import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRenderer, type Render } from './renderer.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

test('the privacy policy says since when it applies, what is kept, how to delete it, and opens the cookie settings', async () => {
  const { body } = await render('/privacy-policy', samplePortal())
  const text = body.slice(0, body.indexOf('<footer')).replace(/\s+/g, ' ')
  for (const said of [
    'Effective ',
    'ask us to delete it',
    'kept for 12 months',
    'for 24 months',
    'also if you decline',
    'deleted 30 days after the email, or after 24 months',
  ])
    expect(text).toContain(said)
  expect(text).toContain('data-consent-settings')
})
