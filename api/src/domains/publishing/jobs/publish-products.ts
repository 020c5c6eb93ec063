import { listTags } from '@portico/shared/tags/tags.ts'
import { sql } from 'drizzle-orm'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { allPortals } from '../../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../../db/in-portal.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Remaining } from '../publish-tags.ts'

/** Hourly. Lower priority than any job someone is waiting for. */
export const publishProductsCron = '41 * * * * publish-products'
const priority = 30

/** Renders product lists on a schedule; otherwise a list of every course would be rendered again after each edit of any course. */
export async function publishProducts({ app, platform }: Services): Promise<void> {
  const payload: Remaining = { job_id: null, tags: [listTags.products] }
  for (const portal of await allPortals(platform.db)) {
    if (!hasStorefront(portal) || portal.is_paused) continue
    const body = JSON.stringify({ portal_id: portal.id, event: 'publish.pages', payload })
    await inPortal(app.db, portal.id, async (db) =>
      db.execute(sql`select enqueue_job('publish.pages', ${body}::json, priority => ${priority}::integer)`),
    )
  }
}
