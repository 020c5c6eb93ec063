import type { Services } from '../../kernel/services.ts'
import { scormPackages } from './tables.ts'
import { packageFolderKey, packageLists, writePackageList } from '../media/door.ts'
import { isStorageUnavailable } from '../../storage/storage-unavailable.ts'

type Files = Pick<Services, 'storage' | 'platform' | 'log'>

/**
 * Writes a file list for packages imported before lists existed, if all files and bytes counted in their row are present. Returns how many got one;
 * afterwards a start only reads the existing lists.
 */
export async function adoptPackages(files: Files): Promise<number> {
  try {
    return await adopt(files)
  } catch (error) {
    if (!isStorageUnavailable(error)) throw error
    // Keep starting: requests that need no file still work.
    files.log.error({ err: error }, 'the storage is unavailable: packages get their lists when an api starts again')
    return 0
  }
}

async function adopt({ storage, platform, log }: Files): Promise<number> {
  const rows = await platform.db
    .selectDistinct({ sha256: scormPackages.sha256, files: scormPackages.files, bytes: scormPackages.bytes })
    .from(scormPackages)
  const listed = new Set<string>()
  for await (const { key } of storage.listBelow(packageLists)) listed.add(key.slice(packageLists.length + 1, -5))
  let adopted = 0
  for (const { sha256, files, bytes } of rows.filter((row) => !listed.has(row.sha256))) {
    const folder = packageFolderKey(sha256)
    const found: [string, number][] = []
    for await (const file of storage.listBelow(folder)) found.push([file.key.slice(folder.length + 1), file.bytes])
    const isWhole = found.length === files && found.reduce((sum, [, size]) => sum + size, 0) === bytes
    if (isWhole) {
      await writePackageList(storage, sha256, { folder: sha256, files: found })
      adopted += 1
    } else log.warn({ sha256, files: found.length, of: files }, 'a SCORM package is not whole and is not served')
  }
  if (adopted > 0) log.info({ adopted }, 'packages have their lists')
  return adopted
}
