import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkPacket } from './check-packet.ts'
import { makePacket } from './make-packet.ts'
import { readZip, type PacketFile } from './stored-zip.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const public_key = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64')
const original = await makePacket({
  header: {
    format: 'portico-packet/2',
    portal: 'Portico Academy',
    agency: 'Board of Nursing',
    from: '2026-01-01',
    to: '2026-12-31',
    roster_format: 'generic',
    created_at: '2026-11-30T12:00:00.000Z',
  },
  values: [
    { kind: 'roster', line: 'Ada,RN2,2' },
    { kind: 'certificate', name: 'certificates/1.pdf', bytes: new Uint8Array([1, 2, 3]) },
  ],
  public_key,
  sign: (text) => signBytes(null, Buffer.from(text), privateKey).toString('base64'),
  newSalt: () => 'ab'.repeat(32),
})
const files = readZip(original) ?? []
const forgedFiles = files.map((file) =>
  file.name === 'roster.csv' ? { ...file, bytes: Buffer.from('Eve,RN2,40\r\n') } : file,
)

type Way = {
  flags: number
  /** sizes after each file: none, after a mark as most tools write them, or without it */
  sizesAfter: 'no' | 'marked' | 'bare'
  isStored: boolean
  localExtra: Buffer
  extra: Buffer
  note: string
  localName: (name: string) => string
  localSize: (size: number) => number
  crc: (crc: number) => number
  between: Buffer
  /** bytes before the zip */
  shift: number
}
const ordinary: Way = {
  flags: 0,
  sizesAfter: 'no',
  isStored: false,
  localExtra: Buffer.alloc(0),
  extra: Buffer.alloc(0),
  note: '',
  localName: (name) => name,
  localSize: (size) => size,
  crc: (crc) => crc,
  between: Buffer.alloc(0),
  shift: 0,
}
const numbers = (...values: (readonly [size: 2 | 4, value: number])[]) =>
  Buffer.concat(
    values.map(([size, value]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )
const extraField = (kind: number, bytes: Buffer) => Buffer.concat([numbers([2, kind], [2, bytes.length]), bytes])

/** Returns the files of a zip, its directory and its end record apart. */
function zipParts(all: readonly PacketFile[], asked: Partial<Way> = {}) {
  const way = { ...ordinary, ...asked }
  const contents: Buffer[] = []
  const listed: Buffer[] = []
  let at = way.shift
  for (const { name, bytes } of all) {
    const packed = way.isStored ? Buffer.from(bytes) : deflateRawSync(bytes)
    const title = Buffer.from(name)
    const localTitle = Buffer.from(way.localName(name))
    const method = way.isStored ? 0 : 8
    const flags = way.flags | (way.sizesAfter === 'no' ? 0 : 8)
    const facts = [way.crc(crc32(bytes)), packed.length, bytes.length]
    const own = way.sizesAfter === 'no' ? [facts[0] ?? 0, packed.length, way.localSize(bytes.length)] : [0, 0, 0]
    const head = (of: readonly number[], length: number, extra: Buffer) =>
      numbers(
        [2, 20],
        [2, flags],
        [2, method],
        [4, 0x5b_7a_61_00],
        ...of.map((fact) => [4, fact] as const),
        [2, length],
        [2, extra.length],
      )
    const after = way.sizesAfter === 'marked' ? Buffer.from('PK\u0007\u0008') : Buffer.alloc(0)
    const content = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      head(own, localTitle.length, way.localExtra),
      localTitle,
      way.localExtra,
      packed,
      ...(way.sizesAfter === 'no' ? [] : [after, numbers(...facts.map((fact) => [4, fact] as const))]),
      way.between,
    ])
    contents.push(content)
    listed.push(
      Buffer.from('PK\u0001\u0002\u0014\u0003'),
      head(facts, title.length, way.extra),
      numbers([2, way.note.length], [2, 0], [2, 0], [4, 0], [4, at]),
      title,
      way.extra,
      Buffer.from(way.note),
    )
    at += content.length
  }
  const directory = Buffer.concat(listed)
  return { contents: Buffer.concat(contents), directory, last: endOf(all.length, directory.length, at) }
}
const endOf = (count: number, size: number, at: number, note = '') =>
  Buffer.concat([
    Buffer.from('PK\u0005\u0006'),
    numbers([2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, note.length]),
    Buffer.from(note),
  ])
const zipped = (way: Partial<Way> = {}, all: readonly PacketFile[] = files) => {
  const { contents, directory, last } = zipParts(all, way)
  return Buffer.concat([contents, directory, last])
}
const stateOf = async (zip: Buffer) => (await checkPacket(new Uint8Array(zip), public_key)).state

test('accepts what common tools make of the same files', async () => {
  const times = extraField(0x54_55, Buffer.alloc(9))
  const owners = extraField(0x78_75, Buffer.alloc(11))
  const folders = ['packet/', 'packet/certificates/'].map((name) => ({ name, bytes: new Uint8Array() }))
  const inFolder = files.map(({ name, bytes }) => ({ name: `packet/${name}`, bytes }))
  for (const [tool, zip] of Object.entries({
    plain: zipped(),
    stored: zipped({ isStored: true }),
    'Info-ZIP': zipped({ localExtra: Buffer.concat([times, owners]), extra: owners, flags: 2 }),
    'Python, to a stream': zipped({ sizesAfter: 'marked', flags: 0x8_00 }),
    'sizes without a mark': zipped({ sizesAfter: 'bare' }),
    '7-Zip': zipped({ extra: extraField(0x0a, Buffer.alloc(32)) }),
    'a folder': zipped({}, [...folders, ...inFolder]),
  }))
    expect(await stateOf(zip), tool).toBe('repacked')
})

test('a zip with two directories, whose signed files nobody unpacks, never counts as signed', async () => {
  const signed = zipParts(files)
  const before = Buffer.concat([signed.contents, signed.directory])
  const at = signed.contents.length
  // Programs that take the directory to begin at its end minus its size unpack these.
  const forged = zipParts(forgedFiles)
  const end = endOf(forgedFiles.length, forged.directory.length, at)
  expect(await stateOf(Buffer.concat([before, forged.contents, forged.directory, end]))).toBe('changed')
  const shifted = zipParts(forgedFiles, { shift: before.length })
  for (const place of [at, before.length + shifted.contents.length])
    for (const size of [signed.directory.length, shifted.directory.length]) {
      const last = endOf(forgedFiles.length, size, place)
      const zip = Buffer.concat([before, shifted.contents, shifted.directory, last])
      expect(await stateOf(zip)).toBe('changed')
    }
  // The reverse order, and the signed zip whole, behind or before the forged one.
  const other = zipped({}, forgedFiles)
  const whole = zipped()
  for (const zip of [Buffer.concat([other, whole]), Buffer.concat([whole, other])])
    expect(await stateOf(zip)).toBe('changed')
  const behind = zipParts(files, { shift: other.length })
  expect(await stateOf(Buffer.concat([other, behind.contents, behind.directory, behind.last]))).toBe('changed')
})

test('refuses bytes outside the files and descriptions that differ, although the files are as signed', async () => {
  const { contents, directory, last } = zipParts(files)
  const at = contents.length
  const count = files.length
  const lead = Buffer.from('#!/bin/sh\n')
  const led = zipParts(files, { shift: lead.length })
  const zip64 = Buffer.concat([Buffer.from('PK\u0006\u0007'), Buffer.alloc(16)])
  const cases = {
    'a note': Buffer.concat([contents, directory, endOf(count, directory.length, at, 'hello')]),
    'bytes behind': Buffer.concat([contents, directory, last, lead]),
    'bytes in front': Buffer.concat([lead, contents, directory, last]),
    'bytes in front that are counted': Buffer.concat([lead, led.contents, led.directory, led.last]),
    'bytes between files': zipped({ between: lead }),
    'bytes before the directory': Buffer.concat([contents, lead, directory, endOf(count, directory.length, at + 10)]),
    'bytes behind the directory': Buffer.concat([contents, directory, lead, last]),
    'counted bytes behind the directory': Buffer.concat([
      contents,
      directory,
      zip64,
      endOf(count, directory.length + zip64.length, at),
    ]),
    'two end records': Buffer.concat([contents, directory, last, last]),
    'another name': zipped({ localName: (name) => (name === 'roster.csv' ? 'roster.exe' : name) }),
    'another size': zipped({ localSize: (size) => size + 1 }),
    'another checksum': zipped({ crc: (crc) => (crc ^ 1) >>> 0 }),
    'a note of a file': zipped({ note: 'hello' }),
    'a name in Unicode': zipped({ extra: extraField(0x70_75, Buffer.from('\u0001abcdother.csv')) }),
    'sizes of 64 bits': zipped({ localExtra: extraField(1, Buffer.alloc(16)) }),
    'a locator of 64 bits': zipped({
      extra: extraField(0x78_75, Buffer.concat([Buffer.alloc(4), Buffer.from('PK\u0006\u0007'), Buffer.alloc(16)])),
    }),
    'a long extra': zipped({ localExtra: extraField(0x54_55, Buffer.alloc(500)) }),
    'an encrypted file': zipped({ flags: 1 }),
    'a skipped file': Buffer.concat([contents, directory, endOf(count - 1, directory.length, at)]),
    'a folder with content': zipped({}, [...files, { name: 'certificates/', bytes: new Uint8Array([1]) }]),
  }
  for (const [name, zip] of Object.entries(cases)) expect(await stateOf(zip), name).toBe('changed')
  expect(await checkPacket(new Uint8Array(cases['a note']), public_key)).toMatchObject({
    what: expect.stringContaining('holds something besides its files'),
  })
})
