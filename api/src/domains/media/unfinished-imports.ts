import type { Storage } from '../../storage/storage.ts'
import { storageKey, type StorageKey } from '../../storage/storage-key.ts'
import { mediaKinds, packageFolders } from './media-kinds.ts'
import { isPackageListed, packageFolderKey, readPackageList } from './package-list.ts'

const starts = storageKey(packageFolders.starts)
const startKey = (folder: string): StorageKey => mediaKinds.scorm_package_start.key({ folder })
const sha256Of = (folder: string): string => folder.slice(0, 64)
/** Every import finishes within a day. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Notes before the first file that an import starts filling a folder, so that `sweepPackages` finds its files if it does not finish. */
export async function noteStart(storage: Storage, folder: string): Promise<void> {
  await storage.put(startKey(folder), Buffer.alloc(0))
}

/** Removes the note of a start, so that this folder is not swept. */
export async function forgetStart(storage: Storage, folder: string): Promise<void> {
  await storage.remove(startKey(folder))
}

/**
 * Removes the note once the folder's list is written. If another import of the same zip has a note, this one stays, and the sweep determines which
 * list counts.
 */
export async function endStart(storage: Storage, folder: string): Promise<void> {
  const mine = startKey(folder)
  for await (const { key } of storage.listBelow(starts))
    if (key !== mine && key.startsWith(`${starts}/${sha256Of(folder)}`)) return
  await storage.remove(mine)
}

/** Looks up whether the folder belongs to a listed package. unclear: reading found no list, but a listing shows one. */
async function listedAs(storage: Storage, folder: string): Promise<'package' | 'nothing' | 'unclear'> {
  const list = await readPackageList(storage, sha256Of(folder))
  if (list) return list.folder === folder ? 'package' : 'nothing'
  return (await isPackageListed(storage, sha256Of(folder))) ? 'unclear' : 'nothing'
}

/** Removes files of imports that started over a day ago and did not finish. Returns how many packages were removed. */
export async function sweepPackages(storage: Storage, now: Date): Promise<number> {
  let swept = 0
  for await (const { key, modified_ms } of storage.listBelow(starts)) {
    if (now.getTime() - modified_ms < DAY_MS) continue
    const folder = key.slice(starts.length + 1)
    const listed = await listedAs(storage, folder)
    // The note stays, and the folder is checked again tomorrow.
    if (listed === 'unclear') continue
    if (listed === 'nothing') {
      await storage.removeBelow(packageFolderKey(folder))
      await storage.removeUnfinished(packageFolderKey(folder), now)
      swept += 1
    }
    await forgetStart(storage, folder)
  }
  return swept
}
