import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { isPublicKey } from '../media/public-key.ts'
import { readingUrl } from '../settings/s3-address.ts'
import { isStorageKey, type StorageKey } from '../storage/storage-key.ts'
import { bucketCopies } from './bucket-copies.ts'
import { onceAMinute } from './once-a-minute.ts'
import { recentKeys } from './recent-keys.ts'

/** How long an edge answers with its copy without asking whether the bucket still has the file. */
export const copyTrusted_ms = 30_000
/** How many lookups may be under way at once; whoever comes then is asked to come again. Questions about copies have as many of their own. */
export const lookupsAtOnce = 32
/** How long a slow or failing bucket is not asked about copies. */
export const away_ms = 5_000
const missing_ms = 10_000
const most_remembered = 50_000

export type Found = 'here' | 'missing' | 'busy'

/**
 * Brings a public file of the bucket into this edge's own folder, so that it remains there while bucket and api are away. A copy is
 * answered at once; the bucket is asked about it in the background, and it is deleted once the bucket no longer has it. What no public
 * kind of file could be called is missing without being asked for. Throws the bucket's failure when there is no copy. null: no bucket.
 */
export function mediaCopies(config: Config, log: Logger): ((path: string) => Promise<Found>) | null {
  if (readingUrl(config) === '') return null
  const missing = recentKeys({ lifetime_ms: missing_ms, most: most_remembered })
  const sound = recentKeys({ lifetime_ms: copyTrusted_ms, most: most_remembered })
  const underWay = new Map<StorageKey, Promise<Found>>()
  const rechecked = new Set<StorageKey>()
  let away_until_ms = 0
  const setAway = () => void (away_until_ms = Date.now() + away_ms)
  const saySlow = onceAMinute(() =>
    log.warn('the bucket is slow to answer: copies of its files are answered without asking'),
  )
  const sayKept = onceAMinute((error: unknown) =>
    log.error({ err: error }, 'the bucket cannot be asked about copies of its files: they are kept'),
  )
  const copies = bucketCopies(config, () => {
    setAway()
    saySlow()
  })

  const remember = (key: StorageKey, isThere: boolean): Found => {
    ;(isThere ? sound : missing).add(key)
    return isThere ? 'here' : 'missing'
  }

  async function bring(key: StorageKey): Promise<Found> {
    return remember(key, await copies.bring(key))
  }

  /** Asks about a copy, beside its answer. */
  async function recheck(key: StorageKey): Promise<void> {
    if (Date.now() < away_until_ms || rechecked.has(key) || rechecked.size >= lookupsAtOnce) return
    rechecked.add(key)
    try {
      remember(key, await copies.recheck(key))
    } catch (error) {
      setAway()
      sayKept(error)
    } finally {
      rechecked.delete(key)
    }
  }

  return async (path) => {
    const key = `media${path}`
    if (!isStorageKey(key) || !isPublicKey(key) || missing.has(key)) return 'missing'
    if (sound.has(key)) return 'here'
    if (await copies.has(key)) {
      void recheck(key)
      return 'here'
    }
    const asked = underWay.get(key)
    if (asked) return asked
    if (underWay.size >= lookupsAtOnce) return 'busy'
    const looking = bring(key).finally(() => underWay.delete(key))
    underWay.set(key, looking)
    return looking
  }
}
