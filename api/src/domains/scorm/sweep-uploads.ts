import type { Storage } from '../../storage/storage.ts'
import { storageKey, type StorageKey } from '../../storage/storage-key.ts'
import { uploadFolder } from '../media/media-kinds.ts'

/** How long an upload is kept that nothing needs: one that was never finished, that no import was noted for, or whose import has ended. */
const UPLOAD_KEPT_HOURS = 72

const uploads = storageKey(uploadFolder)

/** Uploads, and imports that nobody will make any more, are given up when they are from before this. */
export const abandonedBefore = (now: Date): Date => new Date(now.getTime() - UPLOAD_KEPT_HOURS * 60 * 60 * 1000)

/**
 * Removes uploads from before an instant, unless `inUse` names them, and what is left of those that were cut off. `inUse` is asked once
 * the uploads are known, so that one whose import is noted meanwhile is found in it. Answers how many went.
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
