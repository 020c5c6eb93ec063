import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPages } from './content-pages.ts'
import { startRenderer, type Render } from './renderer.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

test('no word runs into a link: the renderer drops the line breaks beside it', async () => {
  const joined: string[] = []
  for (const path of contentPages) {
    const { body } = await render(path, samplePortal())
    joined.push(...[...body.matchAll(/[\p{L},.]<a [^>]*>[^<]*|[^>]*<\/a>\p{L}+/gu)].map(([text]) => `${path}: ${text}`))
  }
  expect(joined).toEqual([])
})
