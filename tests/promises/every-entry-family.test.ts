import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { linkToEntry } from '../../shared/src/pages/link-to-entry.ts'
import { entryFamilies } from '../../api/src/publishing/entries/entries.ts'
import { fileOfPath } from '../../api/src/publishing/file-of-path.ts'
import { pageRendererOf } from '../../api/src/publishing/page-renderer.ts'
import { publishPortal } from '../../api/src/publishing/publish-portal.ts'
import { startWorker } from '../../api/src/worker.ts'
import { entryDrivers, type EntryDriver } from '../support/entry-drivers.ts'
import { builtSite } from '../support/site.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

let world: World
let worker: Awaited<ReturnType<typeof startWorker>>
let editor: Person
beforeAll(async () => {
  await builtSite()
  world = await createWorld()
  editor = await world.person('admin')
  const portal = await portalById(world.services.platform.db, world.portals.core.id)
  if (!portal) throw new Error('the core portal is gone')
  const { services } = world
  await publishPortal({ services, pageRenderer: await pageRendererOf(services), portal, log: services.log })
  worker = await startWorker({ services })
}, 180_000)
afterAll(async () => {
  await worker.stop()
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
})

const read = (path: string): string => {
  const file = join(world.config.DATA_DIR, 'published/portals', String(world.portals.core.id), fileOfPath(path) ?? '')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
/** Every place where a visitor or a crawler meets an entry, and whether it is there. */
async function placesOf({ listing, search }: EntryDriver, path: string, title: string) {
  const maps = [...read('/sitemap.xml').matchAll(/\/sitemap-\d+\.xml/g)].map(([map]) => map)
  return {
    page: read(path).includes(title),
    listing: listing === null || read(listing).includes(title),
    sitemap: maps.some((map) => read(map).includes(`${path}</loc>`)),
    search: search === null || (await search(title)).includes(title),
  }
}
async function until<T>(look: () => Promise<T>, wanted: T): Promise<T> {
  for (const deadline = Date.now() + 20_000; ;) {
    const found = await look()
    if (JSON.stringify(found) === JSON.stringify(wanted) || Date.now() > deadline) return found
    await new Promise((done) => setTimeout(done, 50))
  }
}

for (const family of entryFamilies) {
  test(`[HOUSE-1] an entry of the family ${family} is in page, listing, sitemap and search once it is published, follows its title, and is nowhere once it is deleted`, async () => {
    const driver = entryDrivers(world, editor)[family]
    const [before, after] = [`Quiet Harbor of ${family}`, `Loud Valley of ${family}`]
    const everywhere = { page: true, listing: true, sitemap: true, search: true }
    const entry = await driver.publish(before)
    const path = linkToEntry(family, entry.slug)
    const seen = (title: string) => () => placesOf(driver, path, title)
    expect(await until(seen(before), everywhere)).toEqual(everywhere)

    await driver.rename(entry, after)
    expect(await until(seen(after), everywhere)).toEqual(everywhere)
    const nowhere = {
      page: false,
      listing: driver.listing === null,
      sitemap: false,
      search: driver.search === null,
    }
    expect(await placesOf(driver, path, before)).toEqual({ ...nowhere, sitemap: true })

    await driver.remove(entry)
    expect(await until(seen(after), nowhere)).toEqual(nowhere)
    expect(read(path)).toBe('')
  }, 90_000)
}
