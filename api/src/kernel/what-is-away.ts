import { isDatabaseAway } from '../db/is-away.ts'
import { isStorageAway } from '../storage/storage-away.ts'

/** Names the service that an error or its cause shows to be unavailable; null for any other error. */
export function whatIsAway(error: unknown): 'storage' | 'database' | null {
  if (isStorageAway(error)) return 'storage'
  return isDatabaseAway(error) ? 'database' : null
}
