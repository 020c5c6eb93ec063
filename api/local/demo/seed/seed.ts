import postgres from 'postgres'
import type { Config } from '../../../src/config.ts'
import { openBulk } from '../load/bulk.ts'
import type { Bulk } from '../load/bulk.ts'
import { loadPortals } from '../load/load-portals.ts'
import { loadDemo } from '../load.ts'
import { editionOf } from './edition-of.ts'
import { fillPortal } from './fill-portal.ts'
import { findAuthors } from './find-authors.ts'
import { seedPortal } from './seed-portal.ts'

export interface Totals {
  portals: number
  courses: number
}
export interface SeedInput extends Totals {
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'S3_URL' | 'CORE_PORTAL_ID'>
  pictures?: boolean
}

/**
 * Adds portals and courses, always the same ones, until the database has the given totals; never removes any. New courses go to the new portals in
 * turn, or to the core portal if there are none. An empty database gets the demo data first.
 */
export async function seed({ config, portals, courses, pictures = true }: SeedInput): Promise<Totals> {
  await loadDemo({ config, pictures })
  const sql = postgres(config.DATABASE_URL, { max: 1, onnotice: () => {} })
  try {
    return await sql.begin(async (tx) => {
      const bulk = await openBulk(tx)
      const now = await count(bulk)
      const made = Array.from({ length: Math.max(0, portals - now.portals) }, (_, index) =>
        seedPortal(now.portals + index),
      )
      const ids =
        made.length > 0
          ? [...(await loadPortals(bulk, made, { coreId: config.CORE_PORTAL_ID })).values()]
          : [config.CORE_PORTAL_ID]
      const editions = Array.from({ length: Math.max(0, courses - now.courses) }, (_, index) =>
        editionOf(now.courses + index),
      )
      const author = await findAuthors(bulk)
      for (const [place, portal_id] of ids.entries()) {
        const own = editions.filter((_, index) => index % ids.length === place)
        if (own.length > 0) await fillPortal(bulk, { portal_id, editions: own, author })
      }
      return count(bulk)
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function count({ tx }: Bulk): Promise<Totals> {
  const [row] = await tx<
    Totals[]
  >`select (select count(*)::int from portals) as portals, (select count(*)::int from courses) as courses`
  return row ?? { portals: 0, courses: 0 }
}
