import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import type { EntryFamily } from '../../shared/src/tags/entry-family.ts'
import { builtPages } from '../../shared/src/pages/all-pages.ts'
import { linkToEntry } from '../../shared/src/pages/link-to-entry.ts'
import { entryFamilies } from '../../api/src/domains/publishing/entries/entries.ts'
import { fileOfPath } from '../../api/src/domains/publishing/file-of-path.ts'
import { pageRendererOf } from '../../api/src/domains/publishing/page-renderer.ts'
import { publishPortal } from '../../api/src/domains/publishing/publish-portal.ts'
import { startWorker } from '../../api/src/worker.ts'
import { entryDrivers, entryFacts, type EntryDriver } from '../support/entry-drivers.ts'
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
type EntryLocation = 'page' | 'listing' | 'sitemap' | 'search'
const isInSitemap = (family: EntryFamily): boolean =>
  builtPages.some(
    ({ made, in_sitemap }) =>
      typeof made === 'object' && 'one_per_entry' in made && made.one_per_entry === family && in_sitemap,
  )
/** Lists where a visitor or a crawler meets an entry of the family. */
const locationsOf = (family: EntryFamily): EntryLocation[] => {
  const { listing, is_searched } = entryFacts[family]
  return [
    'page',
    ...(listing ? ['listing' as const] : []),
    ...(isInSitemap(family) ? ['sitemap' as const] : []),
    ...(is_searched ? ['search' as const] : []),
  ]
}
/** Returns the locations where the entry is found. */
async function found(family: EntryFamily, { search }: EntryDriver, { path, title }: { path: string; title: string }) {
  const maps = [...read('/sitemap.xml').matchAll(/\/sitemap-\d+\.xml/g)].map(([map]) => map)
  const looks: Readonly<Record<EntryLocation, () => Promise<boolean>>> = {
    page: async () => read(path).includes(title),
    listing: async () => read(entryFacts[family].listing ?? '').includes(title),
    sitemap: async () => maps.some((map) => read(map).includes(`${path}</loc>`)),
    search: async () => ((await search?.(title)) ?? []).includes(title),
  }
  const at: EntryLocation[] = []
  for (const place of locationsOf(family)) if (await looks[place]()) at.push(place)
  return at
}
async function until<T>(look: () => Promise<T>, wanted: T): Promise<T> {
  for (const deadline = Date.now() + 20_000; ;) {
    const now = await look()
    if (JSON.stringify(now) === JSON.stringify(wanted) || Date.now() > deadline) return now
    await new Promise((done) => setTimeout(done, 50))
  }
}

for (const family of entryFamilies) {
  const places = locationsOf(family)
  test(`publishes an entry of ${family} in ${places.join(', ')}, follows its title, and removes it once deleted`, async () => {
    const driver = entryDrivers(world, editor)[family]
    const [before, after] = [`Quiet Harbor of ${family}`, `Loud Valley of ${family}`]
    const entry = await driver.publish(before)
    const path = linkToEntry(family, entry.slug)
    const seen = (title: string) => () => found(family, driver, { path, title })
    expect(await until(seen(before), places)).toEqual(places)

    await driver.rename(entry, after)
    expect(await until(seen(after), places)).toEqual(places)
    // Pages that also name their courses' topics are updated a moment later.
    const kept = places.filter((place) => place === 'sitemap')
    expect(await until(seen(before), kept)).toEqual(kept)

    await driver.remove(entry)
    expect(await until(seen(after), [])).toEqual([])
    expect(read(path)).toBe('')
  }, 90_000)
}
