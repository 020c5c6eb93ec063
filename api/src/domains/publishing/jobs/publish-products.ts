import { listTags } from '@portico/shared/tags/tags.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { allPortals } from '../../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../../db/in-portal.ts'
import type { Services } from '../../../kernel/services.ts'
import { publishLater } from '../publish-later.ts'

/** Hourly. */
export const publishProductsCron = '41 * * * * publish-products'

/** Renders product lists on a schedule; otherwise a list of every course would be rendered again after each edit of any course. */
export async function publishProducts({ app, platform }: Services): Promise<void> {
  for (const portal of await allPortals(platform.db)) {
    if (!hasStorefront(portal) || portal.is_paused) continue
    await inPortal(app.db, portal.id, (db) => publishLater(db, { portal_id: portal.id, tags: [listTags.products] }))
  }
}
