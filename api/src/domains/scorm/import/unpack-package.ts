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

/** Streams the bytes of an entry. Throws PackageRefused if they are damaged; errors while storing them are not its concern. */
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

/**
 * Removes the files of a package that could not be stored completely. After a failed put the start note stays, because the bucket may still write the
 * file.
 */
async function removeIncomplete(storage: Storage, folder: string, error: unknown): Promise<void> {
  await storage.removeBelow(packageFolderKey(folder))
  if (error instanceof PackageRefused) await forgetStart(storage, folder)
}

/**
 * Stores the files of a checked archive in their own folder and their list last, so readers see all or nothing. A failure leaves only what the sweep
 * finds. `damaged`: the list this one replaces. Throws PackageRefused for damaged data or too little free space.
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
    // Not only the hash: concurrent imports of the same zip must not delete each other's files.
    folder: `${sha256}.${randomBytes(8).toString('hex')}`,
    files: files.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize]),
  }
  await noteStart(storage, list.folder)
  // Another process may have finished before it could see this note.
  const other = await readPackageList(storage, sha256)
  if (other && other.folder !== damaged?.folder) return forgetStart(storage, list.folder)
  await storeEntries(storage, { archive, list, onProgress }).catch(async (error: unknown) => {
    // If this fails too, the sweep cleans up.
    await removeIncomplete(storage, list.folder, error).catch(() => {})
    throw error
  })
  if (damaged) await noteStart(storage, damaged.folder)
  // If this fails, remove nothing: the storage may still write an unconfirmed list, and then it counts.
  await writePackageList(storage, sha256, list)
  await endStart(storage, list.folder).catch(() => {})
}
