import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { startS3 } from '../../../../../tests/support/s3-server.ts'
import { GOOD_PACKAGES } from '../../../../local/demo/scorm/good-packages.ts'
import { packageFileFinder } from '../host/find-package-file.ts'
import { openStorage } from '../../../storage/open-storage.ts'
import type { Storage } from '../../../storage/storage.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { importPackage } from './import-package.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let storage: Storage
beforeAll(async () => {
  s3 = await startS3()
  storage = await openStorage({ S3_URL: s3.url, DATA_DIR: '/nowhere' })
})
afterAll(async () => {
  storage.close()
  await s3.stop()
})

const upload = storageKey('uploads/course.zip')
const manifest = `<manifest><metadata><schemaversion>1.2</schemaversion></metadata><organizations default="o"><organization identifier="o"><title>Films</title>
<item identifier="i" identifierref="r"><title>Films</title></item></organization></organizations>
<resources><resource identifier="r" scormtype="sco" href="index.html"/></resources></manifest>`

/** Builds a zip of incompressible files, every second one compressed anyway. */
async function zipOf(files: Record<string, Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile()
  Object.entries(files).forEach(([name, bytes], index) =>
    zip.addBuffer(Buffer.from(bytes), name, { compress: index % 2 === 1 }),
  )
  zip.end()
  return buffer(zip.outputStream)
}

/** Counts the requests to the bucket, by method and folder. */
async function requestCounts(work: () => Promise<unknown>): Promise<Record<string, number>> {
  s3.asked.length = 0
  await work()
  const counts: Record<string, number> = {}
  for (const each of s3.asked) {
    const kind = each.split('/')[0] ?? ''
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

const films: Record<string, Uint8Array> = { 'imsmanifest.xml': Buffer.from(manifest) }
for (let number = 0; number < 6; number += 1) films[`films/${number}.mp4`] = randomBytes(200_000)
films['empty.css'] = Buffer.alloc(0)
films['index.html'] = Buffer.from('<h1>Films</h1>')
// Larger than the end of the zip that is read with the directory; a file entirely inside that end would need no request of its own.
films['last.mp4'] = randomBytes(1_300_000)

async function importFilms(from: Storage = storage): Promise<string> {
  const taken = await importPackage({ storage: from, upload })
  if (!taken.ok) throw new Error(taken.code)
  return taken.package.sha256
}
async function expectFilms(sha256: string): Promise<void> {
  const find = packageFileFinder(storage)
  for (const [name, bytes] of Object.entries(films)) {
    const found = await find(sha256, name)
    const stream = bytes.length > 0 ? await found?.open({ start: 0, end: bytes.length - 1 }) : null
    const same = stream ? (await buffer(stream)).equals(bytes) : bytes.length === 0
    expect([name, found?.bytes, same]).toEqual([name, bytes.length, true])
  }
}

test(`an import requests a zip's directory once and each of its files once`, async () => {
  await storage.put(upload, await zipOf(films))
  let sha256 = ''
  const counts = await requestCounts(async () => (sha256 = await importFilms()))
  expect(counts).toEqual({
    'HEAD uploads': 1,
    // The whole zip for its hash, its directory, the manifest to check it, and each of ten files.
    'GET uploads': 1 + 1 + 1 + 10,
    // Checks whether the package already exists, once before and once after noting the start.
    'GET package-lists': 2,
    'PUT package-starts': 1,
    'PUT packages': 10,
    'PUT package-lists': 1,
    // One listing to check whether the same zip is also being imported elsewhere.
    'GET ': 1,
    'DELETE package-starts': 1,
  })
  await expectFilms(sha256)
})

test('a header longer than the directory says costs one extra request and loses no bytes', async () => {
  const [zip, longer_bytes] = [await zipOf({ ...films, 'other.css': Buffer.from('a{}') }), 3_000]
  const name_end = 30 + zip.readUInt16LE(26)
  zip.writeUInt16LE(longer_bytes, 28)
  const directory = zip.readUInt32LE(zip.length - 6)
  zip.writeUInt32LE(directory + longer_bytes, zip.length - 6)
  for (let at = directory; zip.readUInt32LE(at) === 0x02014b50;) {
    const offset = zip.readUInt32LE(at + 42)
    if (offset > 0) zip.writeUInt32LE(offset + longer_bytes, at + 42)
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  await storage.put(
    upload,
    Buffer.concat([zip.subarray(0, name_end), Buffer.alloc(longer_bytes), zip.subarray(name_end)]),
  )
  let sha256 = ''
  // Two extra requests for the manifest, as a file and to check it; other.css lies in the end of the zip that is already read.
  expect(await requestCounts(async () => (sha256 = await importFilms()))).toMatchObject({ 'GET uploads': 13 + 2 })
  await expectFilms(sha256)
})

test('any failed read of an upload throws, so the import is retried instead of rejected', async () => {
  await storage.put(upload, await zipOf({ ...films, 'third.css': Buffer.from('b{}') }))
  for (let failing = 1; failing <= 13; failing += 1) {
    let reads = 0
    const broken: Storage = {
      ...storage,
      stream: (key, part) => {
        reads += key === upload ? 1 : 0
        return key === upload && reads === failing
          ? Promise.reject(new Error('the storage failed'))
          : storage.stream(key, part)
      },
    }
    await expect(importFilms(broken)).rejects.toThrow('an upload could not be read')
  }
  await expectFilms(await importFilms())
})

test('reads a small zip in one request besides the one for its hash', async () => {
  await storage.put(upload, (await GOOD_PACKAGES.plain?.()) ?? Buffer.alloc(0))
  expect(await requestCounts(() => importPackage({ storage, upload }))).toMatchObject({
    'HEAD uploads': 1,
    'GET uploads': 2,
    'PUT packages': 4,
  })
})
