import { LRUCache } from 'lru-cache'
import { packageFileKey, readPackageList, type PackageList } from '../../media/package-list.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ServedFile } from '../../serving/send-file.ts'

const packages_kept = 200

/** The names in a URL path, decoded; null when one of them is no plain file name. */
export function pathNames(urlPath: string): string[] | null {
  try {
    const names = urlPath.split('/').map(decodeURIComponent)
    // eslint-disable-next-line no-control-regex
    return names.every((name) => name !== '' && name !== '.' && name !== '..' && !/[/\\\u0000-\u001f]/.test(name))
      ? names
      : null
  } catch {
    return null
  }
}

type Known = { list: PackageList; bytes: ReadonlyMap<string, number>; folded: ReadonlyMap<string, string> }

const known = (list: PackageList): Known => ({
  list,
  bytes: new Map(list.files),
  // Content made on Windows refers to Logo.PNG when the zip holds logo.png.
  folded: new Map(list.files.map(([name]) => [name.toLowerCase(), name])),
})

export type FindPackageFile = (sha256: string, urlPath: string) => Promise<ServedFile | null>

/**
 * Finds a file of a package by its URL path: exactly named, else whatever the case. Only what the package's list names is found, and a
 * package without a list has nothing. Lists are kept in memory until a file of theirs is gone: another import's list may take their place.
 */
export function packageFileFinder(storage: Storage): FindPackageFile {
  const lists = new LRUCache<string, Known>({ max: packages_kept })

  async function listOf(sha256: string): Promise<Known | null> {
    const kept = lists.get(sha256)
    if (kept) return kept
    const list = await readPackageList(storage, sha256)
    if (!list) return null
    const found = known(list)
    lists.set(sha256, found)
    return found
  }

  return async (sha256, urlPath) => {
    const names = pathNames(urlPath)
    const found = names && (await listOf(sha256))
    if (!names || !found) return null
    const wanted = names.join('/')
    const name = found.bytes.has(wanted) ? wanted : found.folded.get(wanted.toLowerCase())
    if (name === undefined) return null
    const bytes = found.bytes.get(name) ?? 0
    return {
      name,
      bytes,
      version: `${found.list.folder.slice(0, 20)}-${bytes.toString(36)}`,
      open: async (part) => {
        const stream = await storage.stream(packageFileKey(found.list, name), part)
        // Another import's list may have come in its place; the next request reads that one.
        if (!stream) lists.delete(sha256)
        return stream
      },
    }
  }
}
