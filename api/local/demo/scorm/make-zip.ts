import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; data: string | Uint8Array; mode?: number; zip64?: boolean }

// A fixed date, so that the same files give the same bytes and therefore the same package id.
const WHEN = new Date('2025-01-01T00:00:00Z')

/** Zips these files in this order. */
export async function makeZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, data, mode = 0o100644, zip64 = false } of entries)
    if (name.endsWith('/')) zip.addEmptyDirectory(name, { mtime: WHEN })
    else zip.addBuffer(Buffer.from(data), name, { mtime: WHEN, mode, forceZip64Format: zip64 })
  zip.end({ forceZip64Format: entries.some(({ zip64 }) => zip64), comment: '' })
  return buffer(zip.outputStream)
}
