import { isDatabaseAway } from '../db/is-away.ts'
import { isStorageAway } from '../storage/storage-away.ts'

/** What cannot be reached right now, by an error or what caused it; null when nothing is away and the error is one of ours. */
export function whatIsAway(error: unknown): 'storage' | 'database' | null {
  if (isStorageAway(error)) return 'storage'
  return isDatabaseAway(error) ? 'database' : null
}
