import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { isBlocked } from '@portico/shared/rules/portals/is-blocked.ts'
import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Services } from '../../kernel/services.ts'
import { freePreview } from './free-preview.ts'

/** Whether visitors may open an item now; for the content host, which knows the portal only from a signed URL. */
export async function isFreePreview(
  services: Services,
  { portal_id, item_id }: { portal_id: number; item_id: number },
): Promise<boolean> {
  const portal = await portalById(services.platform.db, portal_id)
  if (!portal || isBlocked(portal) || !hasStorefront(portal)) return false
  return (await inPortal(services.app.db, portal_id, (db) => freePreview(db, item_id))) !== null
}
