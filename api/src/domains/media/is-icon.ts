const entry_bytes = 16
const head_bytes = 6
const most = { images: 64, bytes: 1024 ** 2, side: 1_024 } as const
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns whether bytes are an icon that browsers can show: a directory whose images all lie within the file and start as a PNG or a bitmap. */
export function isIcon(bytes: Buffer): boolean {
  if (bytes.length < head_bytes || bytes.length > most.bytes) return false
  const count = bytes.readUInt16LE(4)
  const directory_end = head_bytes + count * entry_bytes
  if (bytes.readUInt16LE(0) !== 0 || bytes.readUInt16LE(2) !== 1) return false
  if (count === 0 || count > most.images || directory_end > bytes.length) return false
  return Array.from({ length: count }, (_, place) => head_bytes + place * entry_bytes).every((entry) => {
    const [size, offset] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)]
    return offset >= directory_end && offset + size <= bytes.length && isImage(bytes.subarray(offset, offset + size))
  })
}

function isImage(image: Buffer): boolean {
  if (image.length < 40) return false
  const isPng = image.subarray(0, 8).equals(pngStart)
  // A bitmap's header gives its own length, its width, and twice its height, because a mask follows the colors.
  const [width, height] = isPng
    ? [image.readUInt32BE(16), image.readUInt32BE(20)]
    : [image.readInt32LE(4), image.readInt32LE(8) / 2]
  const isSized = [width, height].every((side) => side > 0 && side <= most.side)
  if (isPng) return isSized && image.toString('latin1', 12, 16) === 'IHDR'
  const colors_bits = image.readUInt16LE(14)
  return image.readUInt32LE(0) === 40 && isSized && image.length >= 40 + (width * height * colors_bits) / 8
}
