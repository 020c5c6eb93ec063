export type PacketFile = { name: string; bytes: Uint8Array }

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1
  return value
})

export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

const local = { signature: 0x04_03_4b_50, length: 30 } as const
const central = { signature: 0x02_01_4b_50, length: 46 } as const
const end = { signature: 0x06_05_4b_50, length: 22 } as const
// January 1, 1980. The packet itself states when it was created.
const firstDay = 0x00_21

function header(
  length: number,
  fields: readonly (readonly [offset: number, size: 2 | 4, value: number])[],
): Uint8Array {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  for (const [offset, size, value] of fields)
    if (size === 2) view.setUint16(offset, value, true)
    else view.setUint32(offset, value, true)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    all.set(part, offset)
    offset += part.length
  }
  return all
}

/** Writes a zip whose bytes depend only on its files: uncompressed, in order, without dates. */
export function writeZip(files: readonly PacketFile[]): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name)
    // Fields shared by a file's local header and its directory entry, starting with the version.
    const common = (at: number) =>
      [
        [at, 2, 20],
        [at + 2, 2, 0x08_00],
        [at + 8, 2, firstDay],
        [at + 10, 4, crc32(bytes)],
        [at + 14, 4, bytes.length],
        [at + 18, 4, bytes.length],
        [at + 22, 2, title.length],
      ] as const
    parts.push(header(local.length, [[0, 4, local.signature], ...common(4)]), title, bytes)
    directory.push(
      header(central.length, [[0, 4, central.signature], [4, 2, 20], ...common(6), [42, 4, offset]]),
      title,
    )
    offset += local.length + title.length + bytes.length
  }
  const lines = joined(directory)
  const last = header(end.length, [
    [0, 4, end.signature],
    [8, 2, files.length],
    [10, 2, files.length],
    [12, 4, lines.length],
    [16, 4, offset],
  ])
  return joined([...parts, lines, last])
}

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Reads the files of a packet's zip; null unless writing them again gives exactly the same bytes. */
export function readZip(zip: Uint8Array): PacketFile[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const files: PacketFile[] = []
  let offset = 0
  while (offset + local.length <= zip.length && view.getUint32(offset, true) === local.signature) {
    const size = view.getUint32(offset + 18, true)
    const start = offset + local.length
    const from = start + view.getUint16(offset + 26, true)
    if (from + size > zip.length) return null
    files.push({ name: new TextDecoder().decode(zip.subarray(start, from)), bytes: zip.subarray(from, from + size) })
    offset = from + size
  }
  if (new Set(files.map(({ name }) => name)).size < files.length) return null
  return same(writeZip(files), zip) ? files : null
}
