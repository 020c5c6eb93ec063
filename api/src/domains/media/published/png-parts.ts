/** Chunks for pixels, transparency and color meaning; no text, time or EXIF. */
const keptChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
])
const signature_bytes = 8

/** Returns the parts of a PNG that are published; anything after its end is removed. */
export function pngParts(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, signature_bytes)]
  for (let at = signature_bytes; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (keptChunks.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return parts
}
