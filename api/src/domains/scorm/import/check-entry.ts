import type { Entry } from 'yauzl'
import { bytesLabel } from './archive-limits.ts'
import type { ArchiveLimits } from './archive-limits.ts'
import { isStorageKey } from '../../../storage/storage-key.ts'
import { PackageRefused } from './package-refused.ts'

const TYPE_MASK = 0o170000
const DIRECTORY = 0o040000
const REGULAR = 0o100000
const SYMLINK = 0o120000

function checkName(name: string, limits: ArchiveLimits): void {
  const parts = name.replace(/\/$/, '').split('/')
  const unsafe =
    // eslint-disable-next-line no-control-regex
    /[\u0000-\u001f\u007f\\]/.test(name) ||
    parts.some((part) => part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > limits.name_bytes) ||
    parts.length > limits.depth ||
    !isStorageKey(parts.join('/')) ||
    Buffer.byteLength(name) > limits.path_bytes
  if (unsafe) throw new PackageRefused('scorm_import.unsafe_name', { name: JSON.stringify(name.slice(0, 200)) })
}

/** Checks one entry: name, kind, encryption and compression ratio. Throws PackageRefused. */
export function checkEntry(entry: Entry, limits: ArchiveLimits): void {
  const name = entry.fileName
  checkName(name, limits)
  const type = (entry.externalFileAttributes >>> 16) & TYPE_MASK
  if (type === SYMLINK) throw new PackageRefused('scorm_import.symlink', { name })
  if (type !== 0 && type !== DIRECTORY && type !== REGULAR)
    throw new PackageRefused('scorm_import.unsafe_name', { name })
  if (entry.isEncrypted()) throw new PackageRefused('scorm_import.encrypted', { name })
  if (!entry.canDecodeFileData()) throw new PackageRefused('scorm_import.not_a_zip')
  if (
    entry.uncompressedSize > limits.ratio_from_bytes &&
    entry.uncompressedSize > entry.compressedSize * limits.ratio
  ) {
    throw new PackageRefused('scorm_import.too_compressed', { name })
  }
}

/** Checks all entries together: their number and unpacked size. */
export function checkTotals({ files, bytes, limits }: { files: number; bytes: number; limits: ArchiveLimits }): void {
  if (files > limits.files) throw new PackageRefused('scorm_import.too_many_files', { limit: String(limits.files) })
  if (bytes > limits.unpacked_bytes)
    throw new PackageRefused('scorm_import.too_large', { limit: bytesLabel(limits.unpacked_bytes) })
}
