const [EXTENSION, FRAME, END] = [0x21, 0x2c, 0x3b]
const [CONTROL, APPLICATION] = [0xf9, 0xff]
/** Application extensions that say how often an animation loops. */
const loops = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** Returns the size in bytes of a color table, from the flags that announce it. */
const tableBytes = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Returns the end of the sub-blocks starting at `from`; each starts with its length, and the last one is empty. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

const isKept = (bytes: Buffer, at: number): boolean =>
  bytes[at + 1] === CONTROL ||
  (bytes[at + 1] === APPLICATION && loops.includes(bytes.toString('latin1', at + 3, at + 14)))

/** Returns the parts of a GIF that are published, with all its frames; comments and other applications' data are removed. */
export function gifParts(bytes: Buffer): Buffer[] {
  let at = 13 + tableBytes(bytes[10])
  const parts = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const isExtension = bytes[at] === EXTENSION
    if (!isExtension && bytes[at] !== FRAME) break
    // A frame starts with its position, its color table and its code size.
    const end = endOfBlocks(bytes, isExtension ? at + 2 : at + 11 + tableBytes(bytes[at + 9]))
    if (!isExtension || isKept(bytes, at)) parts.push(bytes.subarray(at, end))
    at = end
  }
  if (bytes[at] === END) parts.push(bytes.subarray(at, at + 1))
  return parts
}
