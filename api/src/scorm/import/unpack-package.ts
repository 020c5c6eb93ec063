import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Entry } from 'yauzl'
import { packageFileKey, writePackageList, type PackageList } from '../../media/package-list.ts'
import { dropUnlisted, noteStart } from '../../media/package-starts.ts'
import type { Storage } from '../../storage/storage.ts'
import { asRefusal } from './check-archive.ts'
import type { CheckedArchive } from './check-archive.ts'
import type { OpenUpload } from './open-upload.ts'
import { PackageRefused } from './package-refused.ts'

const at_once = 4

/** The bytes of an entry. Throws PackageRefused where they are damaged; what fails in storing them is none of its. */
async function* checkedBytes(upload: OpenUpload, entry: Entry): AsyncGenerator<Uint8Array, void, void> {
  let crc = 0
  try {
    for await (const chunk of await upload.read(entry)) {
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    throw asRefusal(error)
  }
  if (crc !== entry.crc32) throw new PackageRefused('scorm_import.not_a_zip')
}

async function storeEntries(storage: Storage, archive: CheckedArchive, list: PackageList): Promise<void> {
  const waiting = archive.entries.values()
  let isFailed = false
  const work = async () => {
    for (const entry of waiting) {
      if (isFailed) return
      if (entry.fileName.endsWith('/')) continue
      const content = checkedBytes(archive.upload, entry)
      await storage.put(packageFileKey(list, entry.fileName), content).catch((error: unknown) => {
        isFailed = true
        throw error
      })
    }
  }
  const done = await Promise.allSettled(Array.from({ length: at_once }, work))
  for (const each of done) if (each.status === 'rejected') throw each.reason
}

/**
 * Stores the files of a checked archive in a folder of their own, and their list last: whoever looks sees all of it or nothing. What
 * fails leaves nothing. Throws PackageRefused for damaged data, and when there is no room for it.
 */
export async function unpackPackage({
  archive,
  storage,
  sha256,
}: {
  archive: CheckedArchive
  storage: Storage
  sha256: string
}): Promise<void> {
  const room_bytes = await storage.room_bytes()
  if (room_bytes !== null && room_bytes < archive.bytes) throw new PackageRefused('scorm_import.failed')
  const files = archive.entries.filter(({ fileName }) => !fileName.endsWith('/'))
  const list: PackageList = {
    // Not only the hash: two imports of the same zip at once must not clear away each other's files.
    folder: `${sha256}.${randomBytes(8).toString('hex')}`,
    files: files.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize]),
  }
  await noteStart(storage, list.folder)
  try {
    await storeEntries(storage, archive, list)
    await writePackageList(storage, sha256, list)
  } catch (error) {
    // Where even this fails, the sweep does it.
    await dropUnlisted(storage, list.folder).catch(() => {})
    throw error
  }
}
