const local = { signature: 0x04_03_4b_50, length: 30 } as const
const central = { signature: 0x02_01_4b_50, length: 46 } as const
const end = { signature: 0x06_05_4b_50, length: 22, longestNote: 65_535 } as const
const descriptor = { signature: 0x08_07_4b_50, length: 16 } as const
const zip64Locator = { signature: 0x07_06_4b_50, length: 20 } as const

/** Bits of a file's flags: how hard it was compressed, sizes after the file, name in UTF-8. All others change how it is read. */
const flags = { level: 0b110, sizesAfter: 1 << 3, utf8: 1 << 11 } as const
/** Times, owners and marks that tools add to a file, with the most bytes of each. None gives a file another name, size or content. */
const harmlessExtras: Readonly<Record<number, number>> = {
  0x00_0a: 32,
  0x54_55: 13,
  0x58_55: 12,
  0x78_55: 4,
  0x78_75: 24,
  0xca_fe: 0,
}

export type ZipEntry = { name: string; method: number; crc: number; packed: number; size: number; from: number }
/** How the directory describes a file, whose local header begins at `at`. */
type Listed = Omit<ZipEntry, 'from'> & { flags: number; title: Uint8Array; at: number }
type Zip = { bytes: Uint8Array; view: DataView }

/** Thrown for a zip from which programs could read different files. */
export class InexactZip extends Error {}

export function requireExact(isExact: boolean): asserts isExact {
  if (!isExact) throw new InexactZip('not gapless, or described in two ways')
}

/**
 * Lists the files of a zip in which every byte belongs to one file or its description: files from the first byte on without gaps, each header equal to
 * the directory, which ends right before the only end record. Two directories in one zip would show other files to other programs.
 */
export function zipLayout(bytes: Uint8Array): ZipEntry[] {
  const zip = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
  const { at, listed } = directoryOf(zip)
  let next = 0
  const entries = listed.map((one) => {
    requireExact(one.at === next)
    const from = contentOf(zip, one)
    next = afterContent(zip, { one, from })
    const { name, method, crc, packed, size } = one
    return { name, method, crc, packed, size, from }
  })
  requireExact(next === at)
  return entries
}

function directoryOf({ bytes, view }: Zip): { at: number; listed: Listed[] } {
  const last = bytes.length - end.length
  if (last < 0 || !holdsEnd(view)) throw new RangeError('cut off')
  requireExact(view.getUint32(last, true) === end.signature)
  const [disk, firstDisk, here, count, note] = [4, 6, 8, 10, 20].map((offset) => view.getUint16(last + offset, true))
  const [size, at] = [12, 16].map((offset) => view.getUint32(last + offset, true))
  requireExact(disk === 0 && firstDisk === 0 && note === 0 && here === count && count !== undefined && count !== 65_535)
  requireExact(at !== undefined && size === last - at)
  for (let place = at; place < last; place += 1) requireExact(view.getUint32(place, true) !== end.signature)
  const locator = last - zip64Locator.length
  requireExact(locator < at || view.getUint32(locator, true) !== zip64Locator.signature)
  const listed: Listed[] = []
  let next = at
  while (listed.length < count) {
    const entry = listedAt({ bytes, view }, next)
    listed.push(entry)
    next = entry.next
  }
  requireExact(next === last)
  return { at, listed }
}

/** Whether there is an end record at all, also before a note or foreign bytes. */
function holdsEnd(view: DataView): boolean {
  let at = view.byteLength - end.length
  const first = Math.max(0, at - end.longestNote)
  while (at >= first && view.getUint32(at, true) !== end.signature) at -= 1
  return at >= first
}

function listedAt({ bytes, view }: Zip, at: number): Listed & { next: number } {
  const short = (offset: number) => view.getUint16(at + offset, true)
  const long = (offset: number) => view.getUint32(at + offset, true)
  requireExact(long(0) === central.signature && short(32) === 0 && short(34) === 0)
  requireExact((short(8) & ~(flags.level | flags.sizesAfter | flags.utf8)) === 0)
  const from = at + central.length
  const title = bytes.subarray(from, from + short(28))
  const next = from + short(28) + short(30)
  requireHarmlessExtras({ bytes, view }, { from: from + short(28), until: next })
  const [packed, size, header] = [long(20), long(24), long(42)]
  requireExact([packed, size, header].every((value) => value !== 0xff_ff_ff_ff))
  const name = new TextDecoder('utf-8', { ignoreBOM: true }).decode(title)
  return { name, title, flags: short(8), method: short(10), crc: long(16), packed, size, at: header, next }
}

/** Compares a file's own header with the directory; returns where its content begins. */
function contentOf({ bytes, view }: Zip, one: Listed): number {
  const short = (offset: number) => view.getUint16(one.at + offset, true)
  const long = (offset: number) => view.getUint32(one.at + offset, true)
  const described = ~flags.level
  requireExact(
    long(0) === local.signature && (short(6) & described) === (one.flags & described) && short(8) === one.method,
  )
  const isAfter = (one.flags & flags.sizesAfter) !== 0
  const facts = [
    [long(14), one.crc],
    [long(18), one.packed],
    [long(22), one.size],
  ]
  requireExact(facts.every(([own, listed]) => own === listed || (isAfter && own === 0)))
  const title = one.at + local.length
  requireExact(short(26) === one.title.length && one.title.every((byte, index) => bytes[title + index] === byte))
  const extra = title + one.title.length
  requireHarmlessExtras({ bytes, view }, { from: extra, until: extra + short(28) })
  return extra + short(28)
}

/** Returns where a file ends, with the sizes that may follow it. */
function afterContent({ view }: Zip, { one, from }: { one: Listed; from: number }): number {
  const until = from + one.packed
  if ((one.flags & flags.sizesAfter) === 0) return until
  const isMarked = view.getUint32(until, true) === descriptor.signature
  const facts = isMarked ? until + 4 : until
  requireExact(
    [one.crc, one.packed, one.size].every((value, index) => view.getUint32(facts + 4 * index, true) === value),
  )
  return until + (isMarked ? descriptor.length : descriptor.length - 4)
}

function requireHarmlessExtras({ view }: Zip, { from, until }: { from: number; until: number }): void {
  const found = new Set<number>()
  let at = from
  while (at < until) {
    requireExact(at + 4 <= until)
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    requireExact(length <= (harmlessExtras[kind] ?? -1) && !found.has(kind))
    found.add(kind)
    at += 4 + length
  }
  requireExact(at === until)
}
