import * as v from 'valibot'
import type { Storage } from '../../storage/storage.ts'
import { storageKey, type StorageKey } from '../../storage/storage-key.ts'
import { mediaKinds, packageFolders } from './media-kinds.ts'

const schema = v.object({
  /** its files lie below packages/<folder> */
  folder: v.string(),
  files: v.array(v.tuple([v.string(), v.number()])),
})

/** The files of a package, each with its size in bytes. It is written last: a package that has none is not complete, and not served. */
export type PackageList = v.InferOutput<typeof schema>

/** Where all lists lie, beside the packages: what is complete is known without walking through them. */
export const packageLists = storageKey(packageFolders.lists)

/** A package is named after the sha256 of its zip, so that the same upload is stored once. Throws for any other name. */
function listKey(sha256: string): StorageKey {
  if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('A package is named by 64 hexadecimal digits.')
  return mediaKinds.scorm_package_list.key({ sha256 })
}

export async function readPackageList(storage: Storage, sha256: string): Promise<PackageList | null> {
  const found = await storage.get(listKey(sha256))
  return found && v.parse(schema, JSON.parse(found.toString('utf8')))
}

/** Whether a listing shows the list of a package: a second opinion where reading it found nothing. */
export async function isListShown(storage: Storage, sha256: string): Promise<boolean> {
  const wanted = listKey(sha256)
  for await (const { key } of storage.listBelow(packageLists)) if (key === wanted) return true
  return false
}

/** Whether every file that a list names is stored, with its size. */
export async function isWhole(storage: Storage, list: PackageList): Promise<boolean> {
  const folder = packageFolderKey(list.folder)
  const stored = new Map<string, number>()
  for await (const { key, bytes } of storage.listBelow(folder)) stored.set(key.slice(folder.length + 1), bytes)
  return list.files.every(([name, bytes]) => stored.get(name) === bytes)
}

/** Declares a package complete: all files of the list are stored. */
export async function writePackageList(storage: Storage, sha256: string, list: PackageList): Promise<void> {
  await storage.put(listKey(sha256), Buffer.from(JSON.stringify(list)))
}

export const packageFileKey = ({ folder }: Pick<PackageList, 'folder'>, name: string): StorageKey =>
  mediaKinds.scorm_package.key({ folder, name })
export const packageFolderKey = (folder: string): StorageKey => storageKey(`${packageFolders.files}/${folder}`)
