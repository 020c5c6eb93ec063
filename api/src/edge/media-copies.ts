import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { isPublicKey } from '../domains/media/public-key.ts'
import { readingUrl } from '../settings/s3-address.ts'
import { isStorageAway } from '../storage/storage-away.ts'
import { isStorageKey, type StorageKey } from '../storage/storage-key.ts'
import { bucketCopies } from './bucket-copies.ts'
import { bucketOutage } from './bucket-outage.ts'
import { CopyNotDeleted, LocalDiskFailed } from './local-disk-failed.ts'
import { lookupTurns } from './lookup-turns.ts'
import { recentKeys } from './recent-keys.ts'

/** How long an edge answers with its copy without asking whether the bucket still has the file. */
export const copyTrusted_ms = 30_000
/** How many lookups may be under way at once; whoever comes then is asked to come again. Questions about copies have as many of their own. */
export const lookupsAtOnce = 32
/** How many of them one client may have under way; its others wait a moment for their turn. */
export const lookupsOfOne = 4
const waitingOfOne = 60
const patience_ms = 2_000
const missing_ms = 10_000
const most_remembered = 50_000

export type Found = 'here' | 'missing' | 'busy'

/**
 * Brings a public file of the bucket into this edge's own folder, so that it remains there while bucket and api are away. A copy is
 * answered at once; the bucket is asked about it in the background, and it is deleted once the bucket no longer has it. A copy that
 * cannot be deleted is answered no more: the bucket is asked first. What no public kind of file could be called is missing without being
 * asked for. busy: there is no copy, and the bucket cannot be asked now, or the copy not be written. null: no bucket.
 */
export function mediaCopies(
  config: Config,
  log: Logger,
): ((path: string, client: string | null) => Promise<Found>) | null {
  if (readingUrl(config) === '') return null
  const { known, remember, withdraw, isWithdrawn } = recentStates()
  const turns = lookupTurns({ atOnce: lookupsAtOnce, ofOne: lookupsOfOne, waitingOfOne, patience_ms })
  const underWay = new Map<StorageKey, Promise<Found>>()
  const rechecked = new Set<StorageKey>()
  const outage = bucketOutage(log)
  const copies = bucketCopies(config, outage.slow)

  function bring(key: StorageKey): Promise<Found> {
    const bringing = copies
      .bring(key)
      .then((isThere) => remember(key, isThere))
      .catch((error: unknown) => {
        if (error instanceof LocalDiskFailed) outage.sayUnwritable(error)
        else if (isStorageAway(error)) outage.sayRefused(error)
        else throw error
        return 'busy' as const
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, bringing)
    return bringing
  }

  async function lookUp(key: StorageKey, client: string | null): Promise<Found> {
    if (!(await turns.take(client))) return 'busy'
    try {
      // While this one waited for its turn, another may have found it.
      return await (underWay.get(key) ?? known(key) ?? bring(key))
    } finally {
      turns.giveBack(client)
    }
  }

  /** Asks about a copy, beside its answer. */
  async function recheck(key: StorageKey): Promise<void> {
    if (outage.lasts() || rechecked.has(key) || rechecked.size >= lookupsAtOnce) return
    rechecked.add(key)
    try {
      remember(key, await copies.recheck(key))
    } catch (error) {
      if (!(error instanceof LocalDiskFailed)) return outage.failed(error)
      outage.sayUnwritable(error)
      if (error instanceof CopyNotDeleted) withdraw(key)
      // What is here is answered with until it is asked about again.
      else remember(key, true)
    } finally {
      rechecked.delete(key)
    }
  }

  return async (path, client) => {
    const key = `media${path}`
    if (!isStorageKey(key) || !isPublicKey(key)) return 'missing'
    const state = known(key)
    if (state) return state
    if (!isWithdrawn(key) && (await copies.has(key))) {
      void recheck(key)
      return 'here'
    }
    return underWay.get(key) ?? lookUp(key, client)
  }
}

/** What is known of a key without asking. */
function recentStates() {
  const missing = recentKeys({ lifetime_ms: missing_ms, most: most_remembered })
  const sound = recentKeys({ lifetime_ms: copyTrusted_ms, most: most_remembered })
  /** Gone from the bucket, while their copies could not be deleted. */
  const withdrawn = new Set<StorageKey>()
  return {
    isWithdrawn: (key: StorageKey): boolean => withdrawn.has(key),
    withdraw(key: StorageKey): void {
      withdrawn.add(key)
      missing.add(key)
    },
    known: (key: StorageKey): Found | null => (missing.has(key) ? 'missing' : sound.has(key) ? 'here' : null),
    remember(key: StorageKey, isThere: boolean): Found {
      if (isThere) {
        sound.add(key)
        withdrawn.delete(key)
      } else missing.add(key)
      return isThere ? 'here' : 'missing'
    },
  }
}
