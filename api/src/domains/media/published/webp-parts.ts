const keptChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const head_bytes = 12
/** Flags of an extended file: has EXIF, has XMP. */
const metadata = 0x08 | 0x04

/** Returns the parts of a WebP that are published, with all its frames and its color profile. */
export function webpParts(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (const { name, part } of partsOf(bytes))
    if (keptChunks.has(name)) parts.push(name === 'VP8X' ? withoutFlags(part) : part)
  const head = Buffer.from(bytes.subarray(0, head_bytes))
  head.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4)
  return [head, ...parts]
}

/** Whether a single-frame WebP is lossless. */
export function isLossless(bytes: Buffer): boolean {
  for (const { name } of partsOf(bytes)) if (name === 'VP8L') return true
  return false
}

function* partsOf(bytes: Buffer): Generator<{ name: string; part: Buffer }> {
  for (let at = head_bytes; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    yield { name: bytes.toString('latin1', at, at + 4), part: bytes.subarray(at, end) }
    at = end
  }
}

function withoutFlags(part: Buffer): Buffer {
  const copy = Buffer.from(part)
  copy[8] = (copy[8] ?? 0) & ~metadata
  return copy
}
