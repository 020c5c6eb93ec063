import {
  namedSize,
  variantUrl,
  variantFormats,
  variantWidths_px,
} from '@portico/shared/rules/media/picture-variants.ts'
import type { Storage } from '../../storage/storage.ts'
import { mediaKinds, portalPictures } from './media-kinds.ts'
import { publicPictureKey } from './public-key.ts'

type Unneeded = { storage: Storage; portal_id: number; address: string; before: Date }

/**
 * Removes a portal's uploaded picture and everything made from it. A picture stored again since `before` stays, and so do files outside the portal's
 * folder.
 */
export async function removePicture({ storage, portal_id, address, before }: Unneeded): Promise<void> {
  const key = publicPictureKey(address)
  if (!key?.startsWith(`${portalPictures(portal_id)}/`)) return
  const stored = await storage.head(key)
  if (stored && stored.modified_ms >= before.getTime()) return
  const size = namedSize(address)
  for (const format of size ? variantFormats : [])
    for (const width of variantWidths_px(format, size?.width ?? 0))
      await storage.remove(mediaKinds.picture_variant.key({ address: variantUrl(address, format, width) }))
  await storage.remove(key)
}
