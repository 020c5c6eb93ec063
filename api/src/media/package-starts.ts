import type { Storage } from '../storage/storage.ts'
import { storageKey, type StorageKey } from '../storage/storage-key.ts'
import { mediaKinds, packageFolders } from './media-kinds.ts'
import { packageFolderKey, readPackageList } from './package-list.ts'

const starts = storageKey(packageFolders.starts)
const startKey = (folder: string): StorageKey => mediaKinds.scorm_package_start.key({ folder })
/** No import takes a day. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Notes that an import begins to fill a folder, before its first file: should it be killed, `sweepPackages` finds what it left. */
export async function noteStart(storage: Storage, folder: string): Promise<void> {
  await storage.put(startKey(folder), Buffer.alloc(0))
}

/** Removes the folder of an import that did not come to its end, and its note; one that a list names stays. Answers whether it went. */
export async function dropUnlisted(storage: Storage, folder: string): Promise<boolean> {
  const list = await readPackageList(storage, folder.slice(0, 64))
  const isListed = list?.folder === folder
  if (!isListed) await storage.removeBelow(packageFolderKey(folder))
  await storage.remove(startKey(folder))
  return !isListed
}

/** Removes what imports left unfinished more than a day ago. Answers how many packages went. */
export async function sweepPackages(storage: Storage, now: Date): Promise<number> {
  let swept = 0
  for await (const { key, modified_ms } of storage.listBelow(starts)) {
    if (now.getTime() - modified_ms < DAY_MS) continue
    const folder = key.slice(starts.length + 1)
    if (!(await dropUnlisted(storage, folder))) continue
    await storage.removeUnfinished(packageFolderKey(folder), now)
    swept += 1
  }
  return swept
}
