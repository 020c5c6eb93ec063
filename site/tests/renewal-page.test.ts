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

test('links to its state, its agencies and other renewals, and follows them', async () => {
  const { body, tags } = await render(`/license-renewal/${sampleRenewal.slug}`, samplePortal())
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  for (const [path, title] of [
    ['/united-states/maryland', 'Courses for Maryland'],
    ['/regulating-agency/osha', 'OSHA'],
    ['/license-renewal/crane-operators-ohio', 'Crane operators in Ohio'],
    ['/license-renewal', 'License renewal'],
  ])
    expect(main.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`<a[^>]* href="${path}"[^>]*>\\s*${title}`))
  expect(tags).toEqual(expect.arrayContaining(['state:21', 'agency:2', 'renewal:3', 'renewal:4']))
})

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
