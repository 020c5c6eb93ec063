import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRenderer, type Render } from './renderer.ts'
import { sampleRenewal } from './sample-renewals.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

test('states a board’s renewal requirements with source and check date, and refers to the board', async () => {
  const { status, body } = await render(`/license-renewal/${sampleRenewal.slug}`, samplePortal())
  expect(status).toBe(200)
  const text = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  for (const said of [
    'Hours 8 hours every year',
    'Rigging at least 1.5 hours of these',
    'Online, any time at most 4 hours of these',
    'Online, live does not count',
    'Accredited by OSHA',
    'on November 2, 2026.',
    'check with your board',
    'Plan my renewal',
  ])
    expect(text).toContain(said)
  expect(body).toContain(`href="${sampleRenewal.source}"`)
  expect((await render('/license-renewal/no-such', samplePortal())).status).toBe(404)
})
