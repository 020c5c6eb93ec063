import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRenderer, type Render } from './renderer.ts'
import { sampleCourse } from './sample-catalog.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

test('the course page links to the lesson that is open to visitors, and only to that one', async () => {
  const { body } = await render(`/course/${sampleCourse.slug}`, samplePortal())
  expect([...body.matchAll(/href="(\/free-previews\/[^"]*)"/g)].map(([, path]) => path)).toEqual(['/free-previews/12'])
})

test('shows a reading with its course, a way back and the buy card, outside of search engines', async () => {
  const { status, body } = await render('/free-previews/12', samplePortal())
  expect(status).toBe(200)
  expect(body).toContain('<p>Six feet is where the rules begin.</p>')
  expect(body).toContain('<meta name="robots" content="noindex"')
  expect(body.match(new RegExp(`href="/course/${sampleCourse.slug}"`, 'g'))?.length).toBeGreaterThan(1)
  expect(body).toContain('data-add')
})

test('has the bottom bar of the course page, which is the only way to buy on a phone', async () => {
  for (const path of ['/free-previews/12', `/course/${sampleCourse.slug}`]) {
    const { body } = await render(path, samplePortal())
    expect(body).toMatch(/<body[^>]*class="[^"]*has-bar/)
    expect(body).toMatch(/<div class="buy-bar">.*data-total.*<button[^>]*data-add[^>]*>\s*Add to cart/s)
  }
})

test('shows a film with its captions and transcript, by the browser’s own player', async () => {
  const { body } = await render('/free-previews/13', samplePortal())
  expect(body).toMatch(/<video[^>]*src="\/api\/free-previews\/13\/file"/)
  expect(body).toMatch(/<track[^>]*label="Spanish"[^>]*src="\/api\/free-previews\/13\/captions\/es"/)
  expect(body).toContain('Good morning from the roof.')
})

test('answers 404 for every other lesson', async () => {
  for (const path of ['/free-previews/14', '/free-previews/nothing', '/free-previews/-1'])
    expect((await render(path, samplePortal())).status).toBe(404)
})
