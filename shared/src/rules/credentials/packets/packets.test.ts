import { generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPacket } from './check-packet.ts'
import type { Manifest, PacketHeader } from './chain.ts'
import { eraseFromPacket } from './erase-from-packet.ts'
import { makePacket, type PacketValue } from './make-packet.ts'
import { manifestFile, openingsFile, packetJson } from './packet-parts.ts'
import { readZip, writeZip, type PacketFile } from './stored-zip.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const jwk = publicKey.export({ format: 'jwk' })
const public_key = Buffer.from(String(jwk.x), 'base64url').toString('base64')
const sign = (text: string) => signBytes(null, Buffer.from(text), privateKey).toString('base64')
const newSalt = () => randomBytes(32).toString('hex')
const header: PacketHeader = {
  format: 'portico-packet/2',
  portal: 'Portico Academy',
  agency: 'Board of Nursing',
  from: '2026-01-01',
  to: '2026-12-31',
  roster_format: 'generic',
  created_at: '2026-11-22T12:00:00.000Z',
}
const make = (values: readonly PacketValue[]) => makePacket({ header, values, public_key, sign, newSalt })
const line = fc.stringMatching(/^[\w ",.;łßé-]{1,40}$/)
const anyValues = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('roster' as const, 'attempt' as const, 'seat_time' as const), line }),
      fc.record({ kind: fc.constant('certificate' as const), bytes: fc.uint8Array({ minLength: 1, maxLength: 60 }) }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((values) =>
    values.map((value, index): PacketValue =>
      value.kind === 'certificate' ? { ...value, name: `certificates/${index}.pdf` } : value,
    ),
  )

test('accepts a packet as written and rejects one signed with another key', async () => {
  await fc.assert(
    fc.asyncProperty(anyValues, async (values) => {
      expect(await checkPacket(await make(values), public_key)).toMatchObject({ state: 'whole', erased: 0 })
    }),
    { numRuns: 40 },
  )
  const zip = await make([{ kind: 'roster', line: 'a' }])
  expect(await checkPacket(zip, Buffer.alloc(32, 1).toString('base64'))).toMatchObject({ state: 'changed' })
})

/** A byte of the zip's own dates leaves every file as signed. */
const detected = ['changed', 'repacked']

test('detects any changed, missing or added byte of a packet', async () => {
  await fc.assert(
    fc.asyncProperty(anyValues, fc.nat(), fc.integer({ min: 1, max: 255 }), async (values, place, by) => {
      const zip = await make(values)
      const at = place % zip.length
      const other = zip.slice()
      other[at] = (other[at] ?? 0) ^ by
      expect(detected, `byte ${at}`).toContain((await checkPacket(other, public_key)).state)
      expect((await checkPacket(zip.slice(0, at), public_key)).state).toBe('changed')
      const longer = new Uint8Array([...zip, by])
      expect((await checkPacket(longer, public_key)).state).toBe('changed')
    }),
    { numRuns: 200 },
  )
  // Every byte of one packet, one at a time.
  const zip = await make([
    { kind: 'roster', line: 'Ada,RN123' },
    { kind: 'certificate', name: 'certificates/1.pdf', bytes: new Uint8Array([1, 2, 3]) },
  ])
  for (let at = 0; at < zip.length; at += 1) {
    const other = zip.slice()
    other[at] = (other[at] ?? 0) ^ 1
    expect(detected, `byte ${at}`).toContain((await checkPacket(other, public_key)).state)
  }
})

/** Changes one byte of one file and rewrites the zip around it, as an attacker would. */
function tampered(zip: Uint8Array, { file, at, by }: { file: number; at: number; by: number }): Uint8Array {
  const files = (readZip(zip) ?? []).map(({ name, bytes }) => ({ name, bytes: bytes.slice() }))
  const full = files.filter(({ bytes }) => bytes.length > 0)
  const bytes = full[file % full.length]?.bytes ?? new Uint8Array()
  bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ by
  return writeZip(files)
}
const erased = (zip: Uint8Array, row: number) =>
  eraseFromPacket({ zip, rows: new Set([row]), erased_at: '2026-11-22T13:00:00.000Z', sign })

test('detects any changed byte in any file, even after rezipping or an erasure', async () => {
  const place = fc.record({ file: fc.nat(), at: fc.nat(), by: fc.integer({ min: 1, max: 255 }) })
  await fc.assert(
    fc.asyncProperty(anyValues, fc.option(fc.nat({ max: 11 })), place, async (values, gone, where) => {
      const made = await make(values)
      const zip = gone === null || gone >= values.length ? made : erased(made, gone)
      expect((await checkPacket(writeZip(readZip(zip) ?? []), public_key)).state).toBe('whole')
      expect((await checkPacket(tampered(zip, where), public_key)).state).toBe('changed')
    }),
    { numRuns: 120 },
  )
  // Every byte of every file in one packet, one at a time.
  const zip = erased(
    await make([
      { kind: 'roster', line: 'Ada,RN123' },
      { kind: 'attempt', line: 'Ada,Exam 1' },
      { kind: 'certificate', name: 'certificates/1.pdf', bytes: new Uint8Array([1, 2, 3]) },
      { kind: 'roster', line: 'Eve,RN124' },
    ]),
    3,
  )
  for (const [file, { name, bytes }] of (readZip(zip) ?? []).entries())
    for (let at = 0; at < bytes.length; at += 1)
      expect((await checkPacket(tampered(zip, { file, at, by: 1 }), public_key)).state, `${name} ${at}`).toBe('changed')
})

test('a first-format packet, without seat time, stays valid, allows erasure, and reveals changes', async () => {
  const first = await makePacket({
    header: { ...header, format: 'portico-packet/1' },
    values: [
      { kind: 'roster', line: 'Ada' },
      { kind: 'attempt', line: 'Ada,Exam' },
    ],
    public_key,
    sign,
    newSalt,
  })
  expect((readZip(first) ?? []).map(({ name }) => name)).toEqual([
    manifestFile,
    openingsFile,
    'roster.csv',
    'attempts.csv',
  ])
  expect(await checkPacket(first, public_key)).toMatchObject({ state: 'whole' })
  expect(await checkPacket(erased(first, 0), public_key)).toMatchObject({ state: 'whole', erased: 1 })
  const renamed = (readZip(first) ?? []).map(({ name, bytes }) => ({
    name,
    bytes: new TextEncoder().encode(new TextDecoder().decode(bytes).replace('portico-packet/1', 'portico-packet/2')),
  }))
  expect((await checkPacket(writeZip(renamed), public_key)).state).toBe('changed')
})

test('says what a file is that is no packet', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const other = writeZip([{ name: 'word/document.xml', bytes: bytes('<w/>') }])
  // A zip of something else with a changed byte, so that it is not written as ours are.
  other[10] = 1
  for (const [file, what] of [
    [bytes('%PDF-1.7 Certificate manifest.json'), 'It is a PDF.'],
    [other, 'It is a zip file, but holds no manifest.json of a packet.'],
    [bytes('Last name,First name'), 'It is no zip file.'],
  ] as const)
    expect(await checkPacket(file, public_key)).toEqual({ state: 'not_a_packet', what })
})

/** Zips files as common programs do: compressed, dated, sorted by name, in a folder. */
function zippedAgain(files: readonly PacketFile[], folder = ''): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files.toSorted((one, next) => one.name.localeCompare(next.name))) {
    const title = Buffer.from(folder + name)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(0x5b_7a_61_00, 6)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.writeUInt16LE(title.length, 22)
    parts.push(Buffer.from('PK\u0003\u0004'), fields, title, packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, title)
    offset += 30 + title.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const last = Buffer.alloc(18)
  last.writeUInt16LE(files.length, 4)
  last.writeUInt16LE(files.length, 6)
  last.writeUInt32LE(listed.length, 8)
  last.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), last]))
}

test('tells a packet that was zipped again from one whose lines were changed, and names the line', async () => {
  const zip = erased(
    await make([
      { kind: 'roster', line: 'Last name,License' },
      { kind: 'roster', line: 'Gone,RN1' },
      { kind: 'roster', line: 'Ada,RN2' },
      { kind: 'certificate', name: 'certificates/1.pdf', bytes: new Uint8Array([1, 2, 3]) },
    ]),
    1,
  )
  const files = readZip(zip) ?? []
  for (const folder of ['', 'packet/'])
    expect(await checkPacket(zippedAgain(files, folder), public_key)).toMatchObject({ state: 'repacked', erased: 1 })
  const withRoster = (text: string) =>
    zippedAgain(
      files.map((file) => (file.name === 'roster.csv' ? { ...file, bytes: new TextEncoder().encode(text) } : file)),
    )
  const what = async (one: Uint8Array) => {
    const found = await checkPacket(one, public_key)
    return found.state === 'changed' ? found.what : found.state
  }
  expect(await what(withRoster('Last name,License\r\nEve,RN2\r\n'))).toBe(
    'Line 2 of roster.csv is not as it was signed. It now reads “Eve,RN2”.',
  )
  expect(await what(withRoster('Last name,License\r\n'))).toBe(
    'Line 2 of roster.csv is missing. It has 1 line; 2 were signed.',
  )
  expect(await what(withRoster('Last name,License\nAda,RN2\n'))).toContain('roster.csv no longer ends its lines')
  expect(await what(zippedAgain(files.slice(0, -1)))).toBe('certificates/1.pdf is missing.')
  expect(await what(zippedAgain([...files, { name: '.DS_Store', bytes: new Uint8Array([1]) }]))).toBe(
    '.DS_Store is not listed in the manifest.',
  )
  expect(await what(zippedAgain(files).slice(0, -40))).toContain('damaged or incomplete')
})

test('detects swapped lines, an added file and a missing one', async () => {
  const zip = await make([
    { kind: 'roster', line: 'Ada' },
    { kind: 'roster', line: 'Eve' },
    { kind: 'certificate', name: 'certificates/1.pdf', bytes: new Uint8Array([1, 2, 3]) },
    { kind: 'certificate', name: 'certificates/2.pdf', bytes: new Uint8Array([4]) },
  ])
  const files = readZip(zip) ?? []
  const swapped = files.map((file) =>
    file.name === 'roster.csv' ? { ...file, bytes: new TextEncoder().encode('Eve\r\nAda\r\n') } : file,
  )
  const forged = [
    swapped,
    [...files, { name: 'certificates/3.pdf', bytes: new Uint8Array([1]) }],
    [...files.slice(0, -2), ...files.slice(-2).toReversed()],
    files.filter(({ name }) => name !== 'certificates/1.pdf'),
    files.toReversed(),
  ]
  for (const one of forged) expect((await checkPacket(writeZip(one), public_key)).state).toBe('changed')
})

test('detects rows removed together with their openings and lines, and an added row', async () => {
  const short = await make([{ kind: 'roster', line: 'Ada' }])
  const long = await make([
    { kind: 'roster', line: 'Ada' },
    { kind: 'roster', line: 'Eve' },
  ])
  const json = (zip: Uint8Array, name: string) =>
    JSON.parse(new TextDecoder().decode(readZip(zip)?.find((file) => file.name === name)?.bytes)) as Manifest
  const manifest = json(long, manifestFile)
  const whole = readZip(long) ?? []
  /** Cuts the long packet to the given number of rows and adjusts everything except the signed head. */
  const cut = (rows: number) =>
    writeZip(
      whole.map((file) => {
        if (file.name === manifestFile)
          return {
            ...file,
            bytes: new TextEncoder().encode(packetJson({ ...manifest, rows: manifest.rows.slice(0, rows) })),
          }
        const openings: unknown = json(long, openingsFile)
        if (file.name === openingsFile && Array.isArray(openings))
          return { ...file, bytes: new TextEncoder().encode(packetJson(openings.slice(0, rows))) }
        const lines = ['Ada', 'Eve'].slice(0, rows).map((line) => `${line}\r\n`)
        return file.name === 'roster.csv' ? { ...file, bytes: new TextEncoder().encode(lines.join('')) } : file
      }),
    )
  expect((await checkPacket(cut(2), public_key)).state).toBe('whole')
  expect(await checkPacket(cut(1), public_key)).toMatchObject({
    what: 'The manifest does not end where it was signed.',
  })
  const grown = (readZip(cut(2)) ?? []).map((file) => {
    if (file.name !== manifestFile) return file
    const { head, signature } = json(short, manifestFile)
    return { ...file, bytes: new TextEncoder().encode(packetJson({ ...manifest, head, signature })) }
  })
  expect((await checkPacket(writeZip(grown), public_key)).state).toBe('changed')
})

test('erasing a row again keeps its first note', async () => {
  const zip = erased(await make([{ kind: 'roster', line: 'Ada' }]), 0)
  expect(eraseFromPacket({ zip, rows: new Set([0]), erased_at: '2026-12-01T00:00:00.000Z', sign })).toEqual(zip)
})

test('detects a roster line rewritten together with its zip and names the row', async () => {
  const zip = await make([{ kind: 'roster', line: 'Ada,RN123' }])
  const files = (readZip(zip) ?? []).map((file) =>
    file.name === 'roster.csv' ? { ...file, bytes: new TextEncoder().encode('Eve,RN123\r\n') } : file,
  )
  expect(await checkPacket(writeZip(files), public_key)).toEqual({
    state: 'changed',
    what: 'Line 1 of roster.csv is not as it was signed. It now reads “Eve,RN123”.',
  })
})

test('erasing rows in any order keeps the chain valid and other rows unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyValues, fc.array(fc.nat({ max: 11 }), { maxLength: 6 }), async (values, chosen) => {
      let zip = await make(values)
      const gone = new Set<number>()
      for (const row of chosen) {
        zip = eraseFromPacket({ zip, rows: new Set([row]), erased_at: '2026-11-22T13:00:00.000Z', sign })
        if (row < values.length) gone.add(row)
        expect(await checkPacket(zip, public_key)).toMatchObject({ state: 'whole', erased: gone.size })
      }
      const names = (readZip(zip) ?? []).map(({ name }) => name)
      for (const [index, value] of values.entries())
        if (value.kind === 'certificate') expect(names.includes(value.name)).toBe(!gone.has(index))
    }),
    { numRuns: 40 },
  )
})

test('rejects a row removed without our signature', async () => {
  const zip = await make([
    { kind: 'roster', line: 'Ada' },
    { kind: 'roster', line: 'Eve' },
  ])
  const forged = eraseFromPacket({
    zip,
    rows: new Set([1]),
    erased_at: '2026-11-22',
    sign: () => sign('something else'),
  })
  expect(await checkPacket(forged, public_key)).toMatchObject({ what: 'Row 2 was removed without a signature.' })
})
