import * as v from 'valibot'
import type { Storage } from '../../storage/storage.ts'
import { storageKey, type StorageKey } from '../../storage/storage-key.ts'
import { mediaKinds, packageFolders } from './media-kinds.ts'

const schema = v.object({
  /** its files are stored below packages/<folder> */
  folder: v.string(),
  files: v.array(v.tuple([v.string(), v.number()])),
})

/** The files of a package, each with its size in bytes. The list is written last: a package without one is incomplete and not served. */
export type PackageList = v.InferOutput<typeof schema>

/** Folder of all lists, separate from the packages, so that complete packages are known without walking their files. */
export const packageLists = storageKey(packageFolders.lists)

/** Packages are named by the sha256 of their zip, so that the same upload is stored once. Throws for any other name. */
function listKey(sha256: string): StorageKey {
  if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('A package is named by 64 hexadecimal digits.')
  return mediaKinds.scorm_package_list.key({ sha256 })
}

export async function readPackageList(storage: Storage, sha256: string): Promise<PackageList | null> {
  const found = await storage.get(listKey(sha256))
  return found && v.parse(schema, JSON.parse(found.toString('utf8')))
}

/** Whether a listing contains a package's list; double-checks when reading the list found nothing. */
export async function isPackageListed(storage: Storage, sha256: string): Promise<boolean> {
  const wanted = listKey(sha256)
  for await (const { key } of storage.listBelow(packageLists)) if (key === wanted) return true
  return false
}

/** Whether every file in the list is stored with its size. */
export async function isWhole(storage: Storage, list: PackageList): Promise<boolean> {
  const folder = packageFolderKey(list.folder)
  const stored = new Map<string, number>()
  for await (const { key, bytes } of storage.listBelow(folder)) stored.set(key.slice(folder.length + 1), bytes)
  return list.files.every(([name, bytes]) => stored.get(name) === bytes)
}

/** Marks a package complete: all files of the list are stored. */
export async function writePackageList(storage: Storage, sha256: string, list: PackageList): Promise<void> {
  await storage.put(listKey(sha256), Buffer.from(JSON.stringify(list)))
}

export const packageFileKey = ({ folder }: Pick<PackageList, 'folder'>, name: string): StorageKey =>
  mediaKinds.scorm_package.key({ folder, name })
export const packageFolderKey = (folder: string): StorageKey => storageKey(`${packageFolders.files}/${folder}`)
