import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import type { Transaction } from '../../../../db/client.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Portal } from '../../../../portal/portal.ts'
import { freePreview, type FreePreview } from '../../free-preview.ts'

/** Returns an item that visitors may open on this portal, or answers 404: a portal without a storefront shows none. */
export async function openPreview(
  { db, portal }: { db: Transaction; portal: Portal },
  item_id: number,
): Promise<FreePreview> {
  const item = hasStorefront(portal) ? await freePreview(db, item_id) : null
  return item ?? fail('general.not_found')
}
