import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import { anyHasWords } from '../../../db/search-words.ts'
import { byId } from '../../../db/by-id.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import { postgresError } from '../../../db/postgres-error.ts'
import { companies, portals, portalSettings, customDomains, customEmails, heldDomains } from '../tables.ts'
import { makePortal } from '../make-portal.ts'
import { activityLogs } from '../../../kernel/tables.ts'
import { memberships } from '../../identity/tables.ts'
import { courses } from '../../courses/tables.ts'
import { courseShares } from '../../shares/tables.ts'
import { orders } from '../../orders/tables.ts'
import { states } from '../../lists/tables.ts'
import { pages, publishingJobs } from '../../publishing/tables.ts'

// Actions of super admins on portals themselves, under the role `platform`.

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

type Matching = { search: string | undefined; kind: PortalRow['kind'] | undefined; slug: string | undefined }
type Wanted = Matching & { place: { id: number; back: boolean } | null; size: number }

function matching({ search, kind, slug }: Matching) {
  return and(
    kind && eq(portals.kind, kind),
    slug === undefined ? undefined : eq(portals.slug, slug),
    anyHasWords([portals.name, portals.slug, portals.custom_domain], search),
  )
}

export async function portalLines(db: Database, { place, size, ...wanted }: Wanted): Promise<PortalRow[]> {
  const { beyond, order } = byId(portals.id, place, 'oldest')
  return lines(db)
    .where(and(beyond, matching(wanted)))
    .orderBy(order)
    .limit(size + 1)
}

export const portalsMatching = (db: Database, wanted: Matching): SQLWrapper =>
  db.select({ id: portals.id }).from(portals).where(matching(wanted))

export async function portalLine(db: Database, id: number): Promise<PortalRow | null> {
  return (await lines(db).where(eq(portals.id, id)))[0] ?? null
}

/** Null if the slug is taken. */
export const insertPortal = (db: Database, named: { name: string; slug: string }): Promise<number | null> =>
  db.transaction((tx) => makePortal(tx, named))

export async function renamePortal(db: Database, id: number, name: string): Promise<boolean> {
  return (await db.update(portals).set({ name }).where(eq(portals.id, id)).returning({ id: portals.id })).length > 0
}

export async function setPortalPaused(db: Database, id: number, isPaused: boolean): Promise<boolean> {
  return (
    (await db.update(portals).set({ is_paused: isPaused }).where(eq(portals.id, id)).returning({ id: portals.id }))
      .length > 0
  )
}

/** How long a deletion waits for pages that are being stored. */
const wait_ms = 5_000

/**
 * Deletes a portal that contains no people or data (else `in_use`). Locks its row first, as the publisher does when it stores pages, so that each
 * waits for the other; returns `being_published` if that does not finish in time.
 */
export async function removePortal(db: Database, id: number): Promise<'removed' | 'in_use' | 'being_published'> {
  try {
    return await db.transaction((tx) => remove(tx, id))
  } catch (error) {
    const refused = refusals[postgresError(error)?.code ?? '']
    if (!refused) throw error
    return refused
  }
}
// Foreign key violation; lock timeout; deadlock.
const refusals: Readonly<Record<string, 'in_use' | 'being_published'>> = {
  '23503': 'in_use',
  '55P03': 'being_published',
  '40P01': 'being_published',
}

async function remove(tx: Transaction, id: number): Promise<'removed' | 'in_use'> {
  await tx.execute(sql`select set_config('lock_timeout', ${`${wait_ms}ms`}, true)`)
  await tx.select({ id: portals.id }).from(portals).where(eq(portals.id, id)).for('update')
  const used = await Promise.all(
    [memberships, courses, orders, courseShares, activityLogs].map((table) =>
      tx.$count(table, eq(table.portal_id, id)),
    ),
  )
  if (used.some((count) => count > 0)) return 'in_use'
  await tx
    .update(heldDomains)
    .set({ freed_at: sql`now()` })
    .where(and(eq(heldDomains.portal_id, id), isNull(heldDomains.freed_at)))
  for (const table of [customDomains, customEmails, portalSettings, companies, publishingJobs, pages, states])
    await tx.delete(table).where(eq(table.portal_id, id))
  await tx.delete(portals).where(eq(portals.id, id))
  return 'removed'
}
