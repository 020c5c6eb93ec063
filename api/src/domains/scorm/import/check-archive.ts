import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { foldName } from '@portico/shared/rules/scorm/by-name.ts'
import { bytesLabel } from './archive-limits.ts'
import type { ArchiveLimits } from './archive-limits.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import { openUpload, type OpenUpload } from './open-upload.ts'
import { UploadUnreadable } from './upload-bytes.ts'
import { checkEntry, checkTotals } from './check-entry.ts'
import { PackageRefused } from './package-refused.ts'
import { belowRoot } from './package-root.ts'

export type CheckedArchive = {
  upload: OpenUpload
  entries: Entry[]
  manifest: Buffer
  files: ReadonlyMap<string, number>
  bytes: number
}

/** Files that macOS and Windows add to zips. */
const isSystemFile = (name: string) =>
  /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)$/i.test(name)
const isFolder = (name: string) => name.endsWith('/')

// Rejects names that collide on some file systems, and a file where another entry needs a folder.
function checkCollisions(entries: Entry[]): void {
  const files = new Set<string>()
  const folders = new Set<string>()
  for (const { fileName } of entries) {
    const name = foldName(fileName).replace(/\/$/, '')
    const parents = name
      .split('/')
      .slice(0, isFolder(fileName) ? undefined : -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    parents.forEach((parent) => folders.add(parent))
    const taken = isFolder(fileName) ? files.has(name) : files.has(name) || folders.has(name)
    if (taken || parents.some((parent) => files.has(parent)))
      throw new PackageRefused('scorm_import.duplicate_name', { name: fileName })
    if (!isFolder(fileName)) files.add(name)
  }
}

/** Size of a local file header before the name. */
const header_bytes = 30

// Rejects entries that share bytes of the zip: a bomb that no single entry reveals.
function checkOverlaps(entries: Entry[]): void {
  const inOrder = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader)
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength, fileName } of inOrder) {
    if (start < end) throw new PackageRefused('scorm_import.overlapping', { name: fileName })
    end = start + header_bytes + fileNameLength + compressedSize
  }
}

async function readEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Entry[]> {
  const entries: Entry[] = []
  let bytes = 0
  checkTotals({ files: zip.entryCount, bytes, limits })
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry, limits)
    bytes += entry.uncompressedSize
    entries.push(entry)
    checkTotals({ files: entries.length, bytes, limits })
  }
  checkCollisions(entries)
  checkOverlaps(entries)
  return belowRoot(entries.filter(({ fileName }) => !isSystemFile(fileName)))
}

async function readManifestEntry(upload: OpenUpload, entries: Entry[], limits: ArchiveLimits): Promise<Buffer> {
  const entry = entries.find(({ fileName }) => fileName.toLowerCase() === 'imsmanifest.xml')
  if (!entry) throw new PackageRefused('scorm_import.manifest_missing')
  if (entry.uncompressedSize > limits.manifest_bytes)
    throw new PackageRefused('scorm_import.manifest_too_large', { limit: bytesLabel(limits.manifest_bytes) })
  return buffer(await upload.read(entry))
}

/** Turns errors of the zip reader into PackageRefused; passes any other error (a failing disk) through. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof PackageRefused || error instanceof UploadUnreadable) return error
  const name = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(
    error.message,
  )?.[1]
  if (name !== undefined)
    return new PackageRefused('scorm_import.unsafe_name', { name: JSON.stringify(name.slice(0, 200)) })
  const isSystem = 'syscall' in error
  return isSystem ? error : new PackageRefused('scorm_import.not_a_zip')
}

/** Opens a zip and checks all of it before a byte is unpacked. The caller closes the zip. Throws PackageRefused. */
export async function checkArchive(
  { storage, upload: key }: { storage: Storage; upload: StorageKey },
  limits: ArchiveLimits,
): Promise<CheckedArchive> {
  let upload: OpenUpload | undefined
  try {
    upload = await openUpload(storage, key)
    const entries = await readEntries(upload.zip, limits)
    const manifest = await readManifestEntry(upload, entries, limits)
    const files = entries.filter(({ fileName }) => !isFolder(fileName))
    const bytes = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    const sizes = new Map(files.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize]))
    return { upload, entries, manifest, bytes, files: sizes }
  } catch (error) {
    upload?.zip.close()
    throw asRefusal(error)
  }
}
