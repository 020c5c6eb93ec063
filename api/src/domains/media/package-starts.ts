import type { Storage } from '../../storage/storage.ts'
import { storageKey, type StorageKey } from '../../storage/storage-key.ts'
import { mediaKinds, packageFolders } from './media-kinds.ts'
import { isListShown, packageFolderKey, readPackageList } from './package-list.ts'

const starts = storageKey(packageFolders.starts)
const startKey = (folder: string): StorageKey => mediaKinds.scorm_package_start.key({ folder })
const sha256Of = (folder: string): string => folder.slice(0, 64)
/** No import takes a day. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Notes that an import begins to fill a folder, before its first file: should it not come to its end, `sweepPackages` finds what it left. */
export async function noteStart(storage: Storage, folder: string): Promise<void> {
  await storage.put(startKey(folder), Buffer.alloc(0))
}

/** Takes the note of a start back: nothing of this folder is to be swept. */
export async function forgetStart(storage: Storage, folder: string): Promise<void> {
  await storage.remove(startKey(folder))
}

/**
 * Takes the note back once the folder's list is written. It stays where another import of the same zip has one too: whose list counts in
 * the end, the sweep sees.
 */
export async function endStart(storage: Storage, folder: string): Promise<void> {
  const mine = startKey(folder)
  for await (const { key } of storage.listBelow(starts))
    if (key !== mine && key.startsWith(`${starts}/${sha256Of(folder)}`)) return
  await storage.remove(mine)
}

/** What the lists say of a folder. unclear: one answer says that there is no list, and another shows it. */
async function listedAs(storage: Storage, folder: string): Promise<'package' | 'nothing' | 'unclear'> {
  const list = await readPackageList(storage, sha256Of(folder))
  if (list) return list.folder === folder ? 'package' : 'nothing'
  return (await isListShown(storage, sha256Of(folder))) ? 'unclear' : 'nothing'
}

/** Removes what imports left unfinished more than a day ago. Answers how many packages went. */
export async function sweepPackages(storage: Storage, now: Date): Promise<number> {
  let swept = 0
  for await (const { key, modified_ms } of storage.listBelow(starts)) {
    if (now.getTime() - modified_ms < DAY_MS) continue
    const folder = key.slice(starts.length + 1)
    const listed = await listedAs(storage, folder)
    // Its note stays, and it is looked at again tomorrow.
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
