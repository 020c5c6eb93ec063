import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { pageRendererOf } from '../../api/src/domains/publishing/page-renderer.ts'
import { publishPortal } from '../../api/src/domains/publishing/publish-portal.ts'
import { closedToRobots } from '../../shared/src/pages/closed-to-robots.ts'
import { httpGet } from '../support/http-get.ts'
import { offerCourse } from '../support/shop.ts'
import { builtSite } from '../support/site.ts'
import { createWorld, type PortalName, type World } from '../support/world.ts'

let world: World
let edge: Awaited<ReturnType<typeof startEdge>>
const port = await freePort()
const shops = { core: 'safety-at-core', summit: 'safety-at-summit' } as const
beforeAll(async () => {
  await builtSite()
  world = await createWorld({ PORT: String(port) })
  for (const [portal, slug] of [
    ['core', shops.core],
    ['summit', shops.summit],
  ] as const)
    await offerCourse(world, { portal, slug, title: slug })
  const { services } = world
  const pageRenderer = await pageRendererOf(services)
  for (const name of ['core', 'summit', 'northwind'] as const) {
    const portal = await portalById(services.platform.db, world.portals[name].id)
    if (portal) await publishPortal({ services, pageRenderer, portal, log: services.log })
  }
  edge = await startEdge({ config: world.config, log: pino({ level: 'silent' }) })
}, 180_000)
afterAll(async () => {
  await edge.stop()
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
})

const get = async (portal: PortalName, path: string) => {
  const { status, body } = await httpGet({ port, host: world.portals[portal].host, path })
  return [status, body] as const
}
const origin = (portal: PortalName) => `http://${world.portals[portal].host}:${port}`
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '')

test('serves each host the robots.txt and site map of its own portal, byte for byte', async () => {
  for (const name of ['core', 'summit'] as const) {
    const closed = closedToRobots.map((path) => `Disallow: ${path}\n`).join('')
    expect(await get(name, '/robots.txt')).toEqual([
      200,
      `User-agent: *\n${closed}\nSitemap: ${origin(name)}/sitemap.xml\n`,
    ])
    const [status, index] = await get(name, '/sitemap.xml')
    expect([status, addresses(index)]).toEqual([200, [`${origin(name)}/sitemap-1.xml`]])
    const [, map] = await get(name, '/sitemap-1.xml')
    const listed = addresses(map)
    expect(listed.filter((address) => !address.startsWith(`${origin(name)}/`))).toEqual([])
    expect(listed.filter((address) => address.includes('/course/')).toSorted()).toEqual(
      ['schedule', shops[name]].map((path) => `${origin(name)}/course/${path}`).toSorted(),
    )
    for (const address of listed)
      expect([address, (await get(name, new URL(address).pathname))[0]]).toEqual([address, 200])
  }
  expect(closedToRobots).toEqual(expect.arrayContaining(['/cart', '/checkout/', '/users']))
  expect(await get('northwind', '/robots.txt')).toEqual([200, 'User-agent: *\nDisallow: /\n'])
  expect((await get('northwind', '/sitemap.xml'))[0]).toBe(404)
})
