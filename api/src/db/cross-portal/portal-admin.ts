import { and, asc, desc, eq, gt, ilike, lt, or } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { companies, portals, portalSettings } from '../tables/portals.ts'
import { activityLogs, memberships } from '../tables/people.ts'
import { courses } from '../tables/courses.ts'
import { orders } from '../tables/orders.ts'
import { states } from '../tables/lists.ts'
import { pages, publishingJobs } from '../tables/publishing.ts'

// What super admins do to portals as such, under the role `platform`.

const columns = {
  id: portals.id,
  name: portals.name,
  slug: portals.slug,
  kind: portals.kind,
  type: portalSettings.type,
  custom_domain: portals.custom_domain,
  is_paused: portals.is_paused,
}
const lines = (db: Database) =>
  db.select(columns).from(portals).leftJoin(portalSettings, eq(portalSettings.portal_id, portals.id))
export type PortalRow = Awaited<ReturnType<typeof lines>>[number]

type Wanted = {
  search: string | undefined
  kind: PortalRow['kind'] | undefined
  slug: string | undefined
  place: { id: number; back: boolean } | null
  size: number
}

export async function portalLines(db: Database, { search, kind, slug, place, size }: Wanted): Promise<PortalRow[]> {
  const words = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const beyond = place ? (place.back ? lt(portals.id, place.id) : gt(portals.id, place.id)) : undefined
  return lines(db)
    .where(
      and(
        beyond,
        kind && eq(portals.kind, kind),
        slug === undefined ? undefined : eq(portals.slug, slug),
        words
          ? or(ilike(portals.name, words), ilike(portals.slug, words), ilike(portals.custom_domain, words))
          : undefined,
      ),
    )
    .orderBy(place?.back ? desc(portals.id) : asc(portals.id))
    .limit(size + 1)
}

export async function portalLine(db: Database, id: number): Promise<PortalRow | null> {
  return (await lines(db).where(eq(portals.id, id)))[0] ?? null
}

/** Null when the slug is taken. */
export function insertPortal(db: Database, { name, slug }: { name: string; slug: string }): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [portal] = await tx
      .insert(portals)
      .values({ name, slug })
      .onConflictDoNothing({ target: portals.slug })
      .returning({ id: portals.id })
    if (!portal) return null
    await tx.insert(portalSettings).values({ portal_id: portal.id })
    await tx.insert(companies).values({ portal_id: portal.id })
    return portal.id
  })
}

export async function renamePortal(db: Database, id: number, name: string): Promise<boolean> {
  return (await db.update(portals).set({ name }).where(eq(portals.id, id)).returning({ id: portals.id })).length > 0
}

/** False when anybody or anything is kept in it. */
export function removePortal(db: Database, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const used = await Promise.all(
      [memberships, courses, orders, activityLogs].map((table) => tx.$count(table, eq(table.portal_id, id))),
    )
    if (used.some((count) => count > 0)) return false
    for (const table of [portalSettings, companies, publishingJobs, pages, states])
      await tx.delete(table).where(eq(table.portal_id, id))
    await tx.delete(portals).where(eq(portals.id, id))
    return true
  })
}
