import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRenderer, type Render } from './renderer.ts'
import { otherPortal, samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

test('gives unwritten home pages of different portals different headlines', async () => {
  const headlines = await Promise.all(
    [samplePortal(), otherPortal()].map(async (of) => /<h1[^>]*>([^<]*)/.exec((await render('/', of)).body)?.[1] ?? ''),
  )
  expect(headlines.filter((text) => text.length > 10)).toHaveLength(2)
  expect(new Set(headlines).size).toBe(2)
})
