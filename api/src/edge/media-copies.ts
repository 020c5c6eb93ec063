import type { Config } from '../config.ts'
import { isPublicKey } from '../media/public-key.ts'
import { mediaCopiesFolder } from '../publishing/folders.ts'
import { readingUrl } from '../settings/s3-address.ts'
import { isAccessDenied } from '../storage/access-denied.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { isStorageKey, type StorageKey } from '../storage/storage-key.ts'
import { recentKeys } from './recent-keys.ts'

/** How long an edge answers with its copy before it asks whether the bucket still has the file: so long may a removed one remain. */
export const copyTrusted_ms = 30_000
/** How many lookups may be under way at once; whoever comes then is asked to come again. */
export const lookupsAtOnce = 32
const missing_ms = 10_000
const away_ms = 5_000
const most_remembered = 50_000

export type Found = 'here' | 'missing' | 'busy'

/**
 * Brings a public file of the bucket into this edge's own folder, so that it remains there while bucket and api are away, and removes
 * it once the bucket no longer has it. What no public kind of file could be called is missing without being asked for. Throws what the
 * bucket's failure is when there is no copy. null: there is no bucket.
 */
export function mediaCopies(config: Config): ((path: string) => Promise<Found>) | null {
  const S3_URL = readingUrl(config)
  if (S3_URL === '') return null
  const disk = createDiskStorage(mediaCopiesFolder(config))
  const missing = recentKeys({ lifetime_ms: missing_ms, most: most_remembered })
  const sound = recentKeys({ lifetime_ms: copyTrusted_ms, most: most_remembered })
  const underWay = new Map<StorageKey, Promise<Found>>()
  let bucket: Promise<Storage> | undefined
  let away_until_ms = 0

  /** Asks the bucket: for the file when there is no copy, otherwise for its first byte. */
  async function ask(key: StorageKey, hasCopy: boolean): Promise<Found> {
    const storage = await (bucket ??= openStorage({ S3_URL, DATA_DIR: config.DATA_DIR }))
    const found = await storage.stream(key, hasCopy ? { start: 0, end: 0 } : undefined).catch((error: unknown) => {
      if (isAccessDenied(error)) return null
      throw error
    })
    if (!found) {
      if (hasCopy) await disk.remove(key)
      missing.add(key)
      return 'missing'
    }
    if (hasCopy) found.destroy()
    else await disk.put(key, found)
    sound.add(key)
    return 'here'
  }

  async function look(key: StorageKey, hasCopy: boolean): Promise<Found> {
    if (!hasCopy) return ask(key, hasCopy)
    if (Date.now() < away_until_ms) return 'here'
    return ask(key, hasCopy).catch(() => {
      away_until_ms = Date.now() + away_ms
      return 'here' as const
    })
  }

  return async (path) => {
    const key = `media${path}`
    if (!isStorageKey(key) || !isPublicKey(key) || missing.has(key)) return 'missing'
    if (sound.has(key)) return 'here'
    const hasCopy = (await disk.head(key)) !== null
    const asked = underWay.get(key)
    if (asked) return asked
    if (underWay.size >= lookupsAtOnce) return hasCopy ? 'here' : 'busy'
    const looking = look(key, hasCopy).finally(() => underWay.delete(key))
    underWay.set(key, looking)
    return looking
  }
}
