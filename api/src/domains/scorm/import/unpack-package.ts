import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Entry } from 'yauzl'
import {
  packageFileKey,
  packageFolderKey,
  readPackageList,
  writePackageList,
  type PackageList,
  endStart,
  forgetStart,
  noteStart,
} from '../../media/door.ts'
import type { Storage } from '../../../storage/storage.ts'
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

type OnProgress = ((progress: { stage: 'unpacking'; done_bytes: number; total_bytes: number }) => void) | undefined

async function storeEntries(
  storage: Storage,
  { archive, list, onProgress }: { archive: CheckedArchive; list: PackageList; onProgress: OnProgress },
): Promise<void> {
  let done_bytes = 0
  const counted = async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
    for await (const part of parts) {
      yield part
      done_bytes += part.length
      onProgress?.({ stage: 'unpacking', done_bytes, total_bytes: archive.bytes })
    }
  }
  const waiting = archive.entries.values()
  let isFailed = false
  const work = async () => {
    for (const entry of waiting) {
      if (isFailed) return
      if (entry.fileName.endsWith('/')) continue
      const content = counted(checkedBytes(archive.upload, entry))
      await storage.put(packageFileKey(list, entry.fileName), content).catch((error: unknown) => {
        isFailed = true
        throw error
      })
    }
  }
  const done = await Promise.allSettled(Array.from({ length: at_once }, work))
  for (const each of done) if (each.status === 'rejected') throw each.reason
}

/** Removes what was stored of a package whose entries could not all be. After a failed put its note stays: the bucket may still make it. */
async function giveUp(storage: Storage, folder: string, error: unknown): Promise<void> {
  await storage.removeBelow(packageFolderKey(folder))
  if (error instanceof PackageRefused) await forgetStart(storage, folder)
}

/**
 * Stores the files of a checked archive in a folder of their own, and their list last: whoever looks sees all of it or nothing. What
 * fails leaves nothing but what the sweep finds. `damaged`: the list whose place this one takes. Throws PackageRefused for damaged data,
 * and when there is no room for it.
 */
export async function unpackPackage({
  archive,
  storage,
  sha256,
  damaged,
  onProgress,
}: {
  archive: CheckedArchive
  storage: Storage
  sha256: string
  damaged: PackageList | null
  onProgress?: OnProgress
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
  // Another process may have come to its end before it could see this note.
  const other = await readPackageList(storage, sha256)
  if (other && other.folder !== damaged?.folder) return forgetStart(storage, list.folder)
  await storeEntries(storage, { archive, list, onProgress }).catch(async (error: unknown) => {
    // Where even this fails, the sweep does it.
    await giveUp(storage, list.folder, error).catch(() => {})
    throw error
  })
  if (damaged) await noteStart(storage, damaged.folder)
  // Should this fail, nothing is removed: a list that was not answered for may still be written, and then it counts.
  await writePackageList(storage, sha256, list)
  await endStart(storage, list.folder).catch(() => {})
}
