import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { pageOfPath } from '@portico/shared/pages/page-of-path.ts'
import { sitePages } from '@portico/shared/pages/site-pages.ts'
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
/** Pages that a portal without a storefront also has. */
const allThere = [
  '/faq',
  '/about-us',
  '/terms',
  '/privacy-policy',
  '/not-found',
  '/error',
  '/login',
  '/courses/learner',
  '/orders',
  '/profile/settings',
]

test('links no shop pages and offers no search on in-house portals, unlike shops', async () => {
  const inHouse = samplePortal({ has_storefront: false, can_register: false })
  const shop = Object.values(sitePages).filter(({ portals }) => portals !== 'all')
  const shopLinks = async (path: string, of: PublicPortal) =>
    [...(await render(path, of)).body.matchAll(/ (?:href|action)="(\/[^"#?]*)/g)].flatMap(([, to = '']) => {
      const page = pageOfPath(to)
      return page && page.pattern !== '/' && shop.some(({ pattern }) => pattern === page.pattern) ? [to] : []
    })
  for (const path of allThere) {
    expect([path, await shopLinks(path, inHouse)]).toEqual([path, []])
    expect([path, (await shopLinks(path, portal)).length > 0]).toEqual([path, true])
  }
})
