import type { Services } from '../../../kernel/services.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import { mediaKinds, publicFolder } from '../media-kinds.ts'
import { isPublicKey } from '../public-key.ts'
import { publishedBytes } from './published-bytes.ts'

const withMetadata = /\.(?:gif|jpe?g|png|webp)$/

/**
 * Rewrites stored public pictures upright and without metadata, under their existing names. An interrupted run is repeated; a marker ends it for this
 * storage. Returns how many were rewritten.
 */
export async function publishStoredPictures(storage: Storage, log: Services['log']): Promise<number> {
  const mark = mediaKinds.pictures_published.key()
  if (await storage.head(mark)) return 0
  let rewritten = 0
  for await (const { key } of storage.listBelow(publicFolder))
    if (isPublicKey(key) && withMetadata.test(key) && (await rewrite(storage, key, log))) rewritten += 1
  await storage.put(mark, Buffer.alloc(0))
  return rewritten
}

/** Returns false if nothing had to change, or the picture cannot be decoded and stays as it is. */
async function rewrite(storage: Storage, key: StorageKey, log: Services['log']): Promise<boolean> {
  const bytes = await storage.get(key)
  const published =
    bytes &&
    (await publishedBytes(bytes).catch((error: unknown) => {
      log.warn({ err: error, key }, 'a stored picture keeps its metadata')
      return null
    }))
  // If the picture was removed meanwhile, do not write it back.
  if (!bytes || !published || published.equals(bytes) || !(await storage.head(key))) return false
  await storage.put(key, published)
  return true
}
