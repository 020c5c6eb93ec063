/** Returns an icon file of these images. */
export function iconOf(images: readonly Buffer[]): Buffer {
  const head = Buffer.from([0, 0, 1, 0, images.length, 0])
  let offset = head.length + 16 * images.length
  const entries = images.map((image) => {
    const entry = Buffer.alloc(16)
    entry.set([16, 16, 0, 0, 1, 0, 32, 0])
    entry.writeUInt32LE(image.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += image.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...images])
}
