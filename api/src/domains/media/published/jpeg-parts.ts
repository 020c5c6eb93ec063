/** Headers that a decoder needs: JFIF, color profile, Adobe's color transform, tables, frames and scans. */
const named: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }
const [SOI, EOI, SOS, COM] = [0xd8, 0xd9, 0xda, 0xfe]

const isKept = (marker: number, body: Buffer): boolean => {
  const isApplication = marker >= 0xe0 && marker <= 0xef
  if (!isApplication) return marker !== COM
  const name = named[marker]
  return name !== undefined && body.subarray(0, name.length).equals(Buffer.from(name, 'latin1'))
}

/** Returns the end of the compressed data starting at `from`: the next marker that is not a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** Returns the parts of a JPEG that are published; anything after its end, such as further pictures, is removed. */
export function jpegParts(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? EOI
    if (marker === 0xff || marker === SOI) {
      at += marker === SOI ? 2 : 1
      continue
    }
    if (marker === EOI) break
    const head = at + 2 + bytes.readUInt16BE(at + 2)
    const end = marker === SOS ? endOfScan(bytes, head) : head
    if (isKept(marker, bytes.subarray(at + 4, head))) parts.push(bytes.subarray(at, end))
    at = end
  }
  if (bytes[at] === 0xff && bytes[at + 1] === EOI) parts.push(bytes.subarray(at, at + 2))
  return parts
}
