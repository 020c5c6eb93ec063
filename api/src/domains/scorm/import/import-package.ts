import { createHash } from 'node:crypto'
import { isWhole, packageFileKey, readPackageList, type PackageList } from '../../media/door.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import { ARCHIVE_LIMITS } from './archive-limits.ts'
import type { ArchiveLimits } from './archive-limits.ts'
import { checkArchive } from './check-archive.ts'
import { describePackage } from './describe-package.ts'
import type { PackageDescription } from './describe-package.ts'
import { PackageRefused } from './package-refused.ts'
import type { RefusalCode, RefusalParams } from './package-refused.ts'
import { unpackPackage } from './unpack-package.ts'
import { uploadBytes } from './upload-bytes.ts'

export type ScormPackage = PackageDescription & { sha256: string; files: number; bytes: number }
export type PackageImport =
  | { ok: true; package: ScormPackage }
  | { ok: false; code: RefusalCode; params: RefusalParams }

/** Progress of an import: bytes of the zip while it is read (their total is not looked up), then bytes of its files while they are stored. */
export type ImportProgress = {
  stage: 'reading' | 'checking' | 'unpacking'
  done_bytes: number
  total_bytes: number | null
}
type Upload = {
  storage: Storage
  upload: StorageKey
  name?: string | undefined
  /** called with the unpacked size before anything is stored; throws PackageRefused */
  refuseBeyondRoom?: ((unpacked: { sha256: string; bytes: number }) => Promise<void>) | undefined
  /** called often; a caller that stores the progress should throttle */
  onProgress?: ((progress: ImportProgress) => void) | undefined
}
type StoredPackage = PackageDescription & { files: number; bytes: number }

async function sha256Of({ storage, upload, onProgress }: Upload): Promise<string> {
  const hash = createHash('sha256')
  let done_bytes = 0
  for await (const part of uploadBytes(storage, upload)) {
    hash.update(part)
    done_bytes += part.length
    onProgress?.({ stage: 'reading', done_bytes, total_bytes: null })
  }
  return hash.digest('hex')
}

// The same bytes were imported before, so only read the description again. Null if files are missing.
async function describeStored(list: PackageList, given: Upload & { sha256: string }): Promise<StoredPackage | null> {
  const { storage, name, sha256 } = given
  if (!(await isWhole(storage, list))) return null
  const files = new Map(list.files)
  const manifest = [...files.keys()].find((file) => file.toLowerCase() === 'imsmanifest.xml') ?? 'imsmanifest.xml'
  const found = await storage.get(packageFileKey(list, manifest))
  if (!found) return null
  const bytes = list.files.reduce((sum, [, size]) => sum + size, 0)
  await given.refuseBeyondRoom?.({ sha256, bytes })
  return { ...describePackage({ manifest: found, files, name }), files: files.size, bytes }
}

type Import = { sha256: string; limits: ArchiveLimits; damaged: PackageList | null }
async function importZip(given: Upload, { sha256, limits, damaged }: Import): Promise<StoredPackage> {
  given.onProgress?.({ stage: 'checking', done_bytes: 0, total_bytes: null })
  const archive = await checkArchive(given, limits)
  try {
    const description = describePackage({ manifest: archive.manifest, files: archive.files, name: given.name })
    await given.refuseBeyondRoom?.({ sha256, bytes: archive.bytes })
    await unpackPackage({ archive, storage: given.storage, sha256, damaged, onProgress: given.onProgress })
    return { ...description, files: archive.files.size, bytes: archive.bytes }
  } finally {
    archive.upload.zip.close()
  }
}

// The same zip imported twice at once in this process is unpacked once. Two processes may both unpack it; the list written last counts, and the sweep
// removes the other folder.
const importsInProgress = new Map<string, Promise<unknown>>()
async function inTurn<T>(sha256: string, work: () => Promise<T>): Promise<T> {
  const mine = (importsInProgress.get(sha256) ?? Promise.resolve()).then(work, work)
  importsInProgress.set(sha256, mine)
  try {
    return await mine
  } finally {
    if (importsInProgress.get(sha256) === mine) importsInProgress.delete(sha256)
  }
}

/**
 * Unpacks an uploaded SCORM 1.2 zip into storage under the sha256 of its bytes, or rejects it with a reason. Idempotent. `name` titles a package that
 * has no title. Throws only errors that a retry may fix (a failing disk). Run it as a job: it can take minutes and gigabytes. Source: SCO-011.
 */
export async function importPackage(
  given: Upload & { limits?: Partial<ArchiveLimits> | undefined },
): Promise<PackageImport> {
  const sha256 = await sha256Of(given)
  try {
    const found = await inTurn(sha256, async () => {
      const list = await readPackageList(given.storage, sha256)
      const limits = { ...ARCHIVE_LIMITS, ...given.limits }
      return (
        (list && (await describeStored(list, { ...given, sha256 }))) ??
        importZip(given, { sha256, limits, damaged: list })
      )
    })
    return { ok: true, package: { sha256, ...found } }
  } catch (error) {
    if (error instanceof PackageRefused) return { ok: false, code: error.code, params: error.params }
    throw error
  }
}
