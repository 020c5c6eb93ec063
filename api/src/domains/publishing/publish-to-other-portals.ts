import { sql } from 'drizzle-orm'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'
import { allPortals } from '../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Services } from '../../kernel/services.ts'
import type { Portal } from '../../portal/portal.ts'

/** Enqueues the pages of all other portals that show content managed by the core portal. */
export async function publishToOtherPortals(
  { app, platform }: Services,
  from: Portal,
  tags: readonly Tag[],
): Promise<void> {
  for (const portal of await allPortals(platform.db)) {
    if (portal.id === from.id || !hasStorefront(portal)) continue
    const body = JSON.stringify({ portal_id: portal.id, event: 'publish.pages', payload: { job_id: null, tags } })
    await inPortal(
      app.db,
      portal.id,
      async (db) => void (await db.execute(sql`select enqueue_job('publish.pages', ${body}::json)`)),
    )
  }
}
