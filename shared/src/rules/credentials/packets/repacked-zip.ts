import type { PacketFile } from './stored-zip.ts'

const local = { signature: 0x04_03_4b_50, length: 30 } as const
const central = { signature: 0x02_01_4b_50, length: 46 } as const
const end = { signature: 0x06_05_4b_50, length: 22, longestNote: 65_535 } as const
/** Beyond this, a zip is not unpacked in a visitor's browser. */
const mostBytes = 1024 ** 3

type Entry = { name: string; method: number; packed: number; size: number; at: number }

/**
 * Reads the files of any common zip, to say what of a packet is left in it; null if it cannot be read. Proves nothing about the zip itself: only
 * `readZip` accepts a packet as the original.
 */
export async function readRepackedZip(zip: Uint8Array): Promise<PacketFile[] | null> {
  try {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
    const entries = entriesOf(zip, view).filter(({ name }) => !name.endsWith('/'))
    if (entries.length === 0 || entries.reduce((sum, { size }) => sum + size, 0) > mostBytes) return null
    if (new Set(entries.map(({ name }) => name)).size < entries.length) return null
    const files: PacketFile[] = []
    for (const entry of entries) files.push({ name: entry.name, bytes: await bytesOf(zip, view, entry) })
    return withoutFolder(files)
  } catch {
    return null
  }
}

function entriesOf(zip: Uint8Array, view: DataView): Entry[] {
  let last = zip.length - end.length
  const first = Math.max(0, last - end.longestNote)
  while (last >= first && view.getUint32(last, true) !== end.signature) last -= 1
  if (last < first) throw new RangeError('no directory')
  const entries: Entry[] = []
  let at = view.getUint32(last + 16, true)
  for (let left = view.getUint16(last + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== central.signature) throw new RangeError('no entry')
    const [name, extra, note] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const from = at + central.length
    const until = from + (name ?? 0)
    entries.push({
      name: new TextDecoder().decode(zip.subarray(from, until)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at = until + (extra ?? 0) + (note ?? 0)
  }
  return entries
}

async function bytesOf(
  zip: Uint8Array,
  view: DataView,
  { method, packed, size, at }: Entry,
): Promise<Uint8Array<ArrayBuffer>> {
  if (view.getUint32(at, true) !== local.signature) throw new RangeError('no file')
  const from = at + local.length + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + packed > zip.length) throw new RangeError('cut off')
  const content = zip.slice(from, from + packed)
  if (method === 0) return content
  if (method !== 8) throw new RangeError('unknown compression')
  const bytes = new Uint8Array(size)
  let length = 0
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

/** Drops the folder that holds everything, which zipping a folder adds. */
function withoutFolder(files: readonly PacketFile[]): PacketFile[] {
  const folder = /^[^/]+\//.exec(files[0]?.name ?? '')?.[0]
  const isAround = folder !== undefined && files.every(({ name }) => name.startsWith(folder))
  return isAround ? files.map(({ name, bytes }) => ({ name: name.slice(folder.length), bytes })) : [...files]
}
