import type { Storage } from '../../storage/storage.ts'
import { storageKey, type StorageKey } from '../../storage/storage-key.ts'
import { uploadFolder } from '../media/door.ts'

/** How long an unneeded upload is stored: one that was never finished, has no import recorded, or whose import has ended. */
const UPLOAD_LIFETIME_HOURS = 72

const uploads = storageKey(uploadFolder)

/** Uploads, and imports that will never run, are given up if they are older than this. */
export const abandonedBefore = (now: Date): Date => new Date(now.getTime() - UPLOAD_LIFETIME_HOURS * 60 * 60 * 1000)

/**
 * Removes uploads from before an instant, unless `inUse` names them, and the remains of interrupted ones. Calls `inUse` after listing the uploads, so
 * that an import recorded meanwhile counts. Returns how many were removed.
 */
export async function removeUploads(
  storage: Storage,
  { before, inUse }: { before: Date; inUse: () => Promise<ReadonlySet<string>> },
): Promise<number> {
  const old: StorageKey[] = []
  for await (const { key, modified_ms } of storage.listBelow(uploads)) if (modified_ms < before.getTime()) old.push(key)
  const used = await inUse()
  const abandoned = old.filter((key) => !used.has(key))
  for (const key of abandoned) await storage.remove(key)
  return abandoned.length + (await storage.removeUnfinished(uploads, before))
}
