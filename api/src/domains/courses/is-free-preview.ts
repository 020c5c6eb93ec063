import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { isBlocked } from '@portico/shared/rules/portals/is-blocked.ts'
import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Services } from '../../kernel/services.ts'
import { trustedBriefly } from '../../kernel/trusted-briefly.ts'
import { freePreview } from './free-preview.ts'

type Item = { portal_id: number; item_id: number }

/**
 * Checks whether visitors may open an item; for the content host, which knows the portal only from a signed URL. One check serves all requests for at
 * most five seconds.
 */
export const freePreviewChecker = (services: Services): ((item: Item) => Promise<boolean>) =>
  trustedBriefly(services, {
    keyOf: ({ portal_id, item_id }: Item) => `${portal_id} ${item_id}`,
    check: (item) => isFreePreview(services, item),
  })

async function isFreePreview(services: Services, { portal_id, item_id }: Item): Promise<boolean> {
  const portal = await portalById(services.platform.db, portal_id)
  if (!portal || isBlocked(portal) || !hasStorefront(portal)) return false
  return (await inPortal(services.app.db, portal_id, (db) => freePreview(db, item_id))) !== null
}
