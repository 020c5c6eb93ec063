import { crc32, type PacketFile } from './stored-zip.ts'
import { InexactZip, requireExact, zipLayout, type ZipEntry } from './zip-layout.ts'

/** Beyond this, a zip is not unpacked in a visitor's browser. */
const mostBytes = 1024 ** 3

/**
 * Reads the files of a zip that holds nothing else, as common tools write it. `inexact`: programs may unpack other files from it than we read.
 * Proves nothing about the zip itself: only `readZip` accepts a packet as the original.
 */
export async function readRepackedZip(zip: Uint8Array): Promise<PacketFile[] | 'damaged' | 'inexact'> {
  try {
    const entries = zipLayout(zip)
    if (entries.length === 0 || entries.reduce((sum, { size }) => sum + size, 0) > mostBytes) return 'damaged'
    requireExact(new Set(entries.map(({ name }) => name)).size === entries.length)
    const files: PacketFile[] = []
    for (const entry of entries) {
      const bytes = await bytesOf(zip, entry)
      if (crc32(bytes) !== entry.crc) return 'damaged'
      files.push({ name: entry.name, bytes })
    }
    return withoutFolder(files.filter(({ name }) => !isFolderOf(name, files)))
  } catch (error) {
    return error instanceof InexactZip ? 'inexact' : 'damaged'
  }
}

async function bytesOf(zip: Uint8Array, { method, from, packed, size }: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const content = zip.slice(from, from + packed)
  if (method !== 0 && method !== 8) throw new RangeError('unknown compression')
  requireExact(method === 8 || packed === size)
  if (method === 0) return content
  const bytes = new Uint8Array(size)
  let length = 0
  // Throws where something follows the end of the compressed file.
  const unpacked = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = unpacked.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    // Throws where there is more than the directory says.
    bytes.set(part.value, length)
    length += part.value.length
  }
  if (length !== size) throw new RangeError('shorter than announced')
  return bytes
}

/** Whether this names only the folder of other files. */
const isFolderOf = (folder: string, files: readonly PacketFile[]): boolean =>
  folder.endsWith('/') &&
  files.every(({ name, bytes }) => name !== folder || bytes.length === 0) &&
  files.some(({ name }) => name !== folder && name.startsWith(folder))

/** Drops the folder that holds everything, which zipping a folder adds. */
function withoutFolder(files: readonly PacketFile[]): PacketFile[] {
  const folder = /^[^/]+\//.exec(files[0]?.name ?? '')?.[0]
  const isAround = folder !== undefined && files.every(({ name }) => name.startsWith(folder))
  return isAround ? files.map(({ name, bytes }) => ({ name: name.slice(folder.length), bytes })) : [...files]
}
