import { foldName } from '@portico/shared/rules/scorm/by-name.ts'
import { LRUCache } from 'lru-cache'
import { packageFileKey, readPackageList, type PackageList } from '../../media/door.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { ServedFile } from '../../../serving/send-file.ts'

const most_packages = 200
/** A list read within this time is not read again for a name it does not contain. */
export const listTrusted_ms = 5_000

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

type Known = {
  list: PackageList
  read_at_ms: number
  bytes: ReadonlyMap<string, number>
  folded: ReadonlyMap<string, string>
}

const known = (list: PackageList, read_at_ms: number): Known => ({
  list,
  read_at_ms,
  bytes: new Map(list.files),
  // Content made on Windows refers to Logo.PNG when the zip holds logo.png, and macOS decomposes accented letters in names.
  folded: new Map(list.files.map(([name]) => [foldName(name), name])),
})

type PackageFile = { folder: string; name: string; bytes: number }

function findInList({ list, bytes, folded }: Known, wanted: string): PackageFile | null {
  const name = bytes.has(wanted) ? wanted : folded.get(foldName(wanted))
  return name === undefined ? null : { folder: list.folder, name, bytes: bytes.get(name) ?? 0 }
}

/** In-memory cache of package lists. `read` loads a list again, once for all concurrent callers. */
function listCache(storage: Storage) {
  const lists = new LRUCache<string, Known>({ max: most_packages })
  const underWay = new Map<string, Promise<Known | null>>()
  async function load(sha256: string): Promise<Known | null> {
    const asked_at_ms = Date.now()
    const list = await readPackageList(storage, sha256)
    const found = list && known(list, asked_at_ms)
    if (found) lists.set(sha256, found)
    else lists.delete(sha256)
    return found
  }
  return {
    kept: (sha256: string): Known | undefined => lists.get(sha256),
    read(sha256: string): Promise<Known | null> {
      const reading = underWay.get(sha256) ?? load(sha256).finally(() => underWay.delete(sha256))
      underWay.set(sha256, reading)
      return reading
    },
  }
}

export type FindPackageFile = (sha256: string, urlPath: string) => Promise<ServedFile | null>

/**
 * Finds a package file by its URL path: by exact name, otherwise ignoring case and Unicode form. Only listed files are found. A reimport may replace
 * the cached list, so unlisted names (unless it was just read) and files missing from storage are looked up once more in the current list.
 */
export function packageFileFinder(storage: Storage): FindPackageFile {
  const lists = listCache(storage)

  async function placeNow(sha256: string, wanted: string): Promise<PackageFile | null> {
    const list = await lists.read(sha256)
    return list && findInList(list, wanted)
  }

  return async (sha256, urlPath) => {
    const wanted = pathNames(urlPath)?.join('/')
    if (wanted === undefined) return null
    const kept = lists.kept(sha256)
    const isFresh = kept !== undefined && Date.now() < kept.read_at_ms + listTrusted_ms
    const place = (kept && findInList(kept, wanted)) ?? (isFresh ? null : await placeNow(sha256, wanted))
    if (!place) return null
    const { folder, name, bytes } = place
    return {
      name,
      bytes,
      version: `${folder.slice(0, 20)}-${bytes.toString(36)}`,
      open: async (part) => {
        const stream = await storage.stream(packageFileKey(place, name), part)
        if (stream) return stream
        const now = await placeNow(sha256, wanted)
        // The response headers already state this length; a file of another length waits for the next request.
        return now?.bytes === bytes ? storage.stream(packageFileKey(now, now.name), part) : null
      },
    }
  }
}
