import { sql } from 'drizzle-orm'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { courseTag, type Tag } from '@portico/shared/tags/tags.ts'
import { allPortals } from '../../db/cross-portal/portals-and-members.ts'
import type { Transaction } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Services } from '../../kernel/services.ts'
import type { Portal } from '../../portal/portal.ts'

/** Enqueues the pages of all other portals that show content managed by the core portal, and of the courses there that come from `courses`. */
export async function publishToOtherPortals(
  { app, platform }: Services,
  from: Portal,
  { tags, courses }: { tags: readonly Tag[]; courses: readonly number[] },
): Promise<void> {
  for (const portal of await allPortals(platform.db)) {
    if (portal.id === from.id || !hasStorefront(portal)) continue
    await inPortal(app.db, portal.id, async (db) => {
      const payload = { job_id: null, tags: [...tags, ...(await tagsOfShared(db, { from: from.id, courses }))] }
      const body = JSON.stringify({ portal_id: portal.id, event: 'publish.pages', payload })
      await db.execute(sql`select enqueue_job('publish.pages', ${body}::json)`)
    })
  }
}

async function tagsOfShared(
  db: Transaction,
  { from, courses }: { from: number; courses: readonly number[] },
): Promise<Tag[]> {
  if (courses.length === 0) return []
  const rows = await db.execute<{ id: number }>(sql`
    select c.id from courses c join course_shares s on s.portal_id = c.portal_id and s.id = c.share_id
    where s.side = 'received' and s.other_portal_id = ${from}::bigint and s.owner_course_id = any(${`{${courses.join(',')}}`}::bigint[])`)
  return rows.map(({ id }) => courseTag(Number(id)))
}
