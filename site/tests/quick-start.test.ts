import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPages } from './content-pages.ts'
import { clientFolder, startRenderer } from './renderer.ts'
import type { Render } from './renderer.ts'
import { samplePortal } from './sample-portals.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

const portal = samplePortal()
/** A phone loads six files at a time; before islands shared chunks there were 45 or more scripts. */
const most_scripts = 22
const withIslands = [
  '/cart',
  '/login',
  '/register',
  '/checkout/course',
  '/courses/learner',
  '/courses/learner/_/_/overview',
  '/courses/learner/_/_/outline/exams/_',
  '/orders',
  '/orders/_',
  '/profile/settings',
  '/profile/security',
]

const preloadsOf = (body: string) =>
  [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file = '']) => file)
const sourceOf = (file: string) => readFileSync(resolve(clientFolder, `.${file}`), 'utf8')
const importsOf = (file: string) =>
  [...sourceOf(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `/_astro/${name}`)

test('preloads every script of an island page in its head, and keeps their number low', async () => {
  for (const path of withIslands) {
    const { body } = await render(path, portal)
    const islands = [...body.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, file]) => file)
    const preloaded = preloadsOf(body)
    expect(islands.length, path).toBeGreaterThan(1)
    expect(preloaded, path).toEqual(expect.arrayContaining([...islands, ...preloaded.flatMap(importsOf)]))
    expect(preloaded.length, path).toBeLessThanOrEqual(most_scripts)
  }
  for (const path of contentPages) expect(preloadsOf((await render(path, portal)).body), path).toEqual([])
})

test('loads the common passwords list only on pages where a new password is chosen', async () => {
  const carries = async (path: string) =>
    preloadsOf((await render(path, portal)).body).some((file) => sourceOf(file).includes(' aardvark '))
  expect(await carries('/register')).toBe(true)
  for (const path of ['/cart', '/courses/learner', '/courses/learner/_/_/overview', '/orders'])
    expect([path, await carries(path)]).toEqual([path, false])
})
