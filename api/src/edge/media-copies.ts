import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { isPublicKey } from '../domains/media/public-key.ts'
import { readingUrl } from '../settings/s3-url.ts'
import { isStorageUnavailable } from '../storage/storage-unavailable.ts'
import { isStorageKey, type StorageKey } from '../storage/storage-key.ts'
import { bucketCopies } from './bucket-copies.ts'
import { bucketOutage } from './bucket-outage.ts'
import { CopyNotDeleted, LocalDiskFailed } from './local-disk-failed.ts'
import { lookupTurns } from './lookup-turns.ts'
import { recentKeys } from './recent-keys.ts'

/** How long an edge serves a copy without asking whether the bucket still has the file. */
export const copyTrusted_ms = 30_000
/**
 * The maximum number of concurrent lookups; more are answered with 503 and Retry-After. Checks of copies have the same number of slots of their own.
 */
export const lookupsAtOnce = 32
/** The maximum number of concurrent lookups per client; its others wait a moment for a slot. */
export const lookupsOfOne = 4
const waitingOfOne = 60
const patience_ms = 2_000
const missing_ms = 10_000
const most_remembered = 50_000

export type Found = 'here' | 'missing' | 'busy'

/**
 * Copies public files of the bucket to this edge's folder, so they survive an outage; checks copies in the background and deletes those the bucket
 * lost. An undeletable copy is no longer served. Other names are missing without asking. busy: no copy, and none can be fetched or written now. null:
 * no bucket.
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
        else if (isStorageUnavailable(error)) outage.sayRefused(error)
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
      // Another lookup may have found the file while this one waited for its slot.
      return await (underWay.get(key) ?? known(key) ?? bring(key))
    } finally {
      turns.giveBack(client)
    }
  }

  /** Revalidates the cached copy in the background. */
  async function recheck(key: StorageKey): Promise<void> {
    if (outage.lasts() || rechecked.has(key) || rechecked.size >= lookupsAtOnce) return
    rechecked.add(key)
    try {
      remember(key, await copies.recheck(key))
    } catch (error) {
      if (!(error instanceof LocalDiskFailed)) return outage.failed(error)
      outage.sayUnwritable(error)
      if (error instanceof CopyNotDeleted) withdraw(key)
      // Keep serving the copy until its next check.
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

/** Remembers recent results, so that they need no lookup. */
function recentStates() {
  const missing = recentKeys({ lifetime_ms: missing_ms, most: most_remembered })
  const sound = recentKeys({ lifetime_ms: copyTrusted_ms, most: most_remembered })
  /** Files missing from the bucket whose copies could not be deleted. */
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
