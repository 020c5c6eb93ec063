import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { portalImageRules } from '@portico/shared/rules/media/upload-rules.ts'
import { createDiskStorage } from '../../storage/disk-storage.ts'
import { storageKey } from '../../storage/storage-key.ts'
import { iconOf } from '../../../../tests/support/icon.ts'
import { storePicture } from './store-picture.ts'
import { isPublicKey } from './public-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-pictures-'))
const storage = createDiskStorage(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const drawn = sharp({ create: { width: 20, height: 10, channels: 3, background: '#0a7' } })
async function* sent(bytes: Uint8Array, size = 1_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const storeImage = (name: string, content: AsyncIterable<Uint8Array>, image: keyof typeof portalImageRules = 'logo') =>
  storePicture({
    storage,
    portal_id: 24,
    user_id: 1,
    name,
    content,
    rule: portalImageRules[image],
    admit: async () => {},
  })
const refused = (name: string, content: AsyncIterable<Uint8Array>) =>
  storeImage(name, content).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

/** A PNG that declares this width and height but contains no pixels. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', Buffer.alloc(0)), chunk('IEND', Buffer.alloc(0))])
}

test('a picture’s type and URL extension come from its bytes, whatever its name', async () => {
  const png = await drawn.png().toBuffer()
  const address = await storeImage('Holiday.JPG', sent(png))
  expect(address).toMatch(/^\/media\/portals\/24\/[\da-f]{24}\.png$/)
  expect(await storage.get(storageKey(address.slice(1)))).toEqual(png)
  expect(isPublicKey(address.slice(1))).toBe(true)
  expect(await storeImage('again.webp', sent(png, 1))).toBe(address)
  expect(await storeImage('photo.png', sent(await drawn.jpeg().toBuffer()))).toMatch(/\.jpg$/)
  expect(await storeImage('favicon.ico', sent(iconOf([png])), 'favicon')).toMatch(/\.ico$/)
})

test('rejects non-pictures by their bytes and stores nothing of them', async () => {
  const before: string[] = []
  for await (const { key } of storage.listBelow(storageKey('media'))) before.push(key)
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])
  for (const bytes of [
    zip,
    Buffer.from('<svg onload="alert(1)"/>'),
    Buffer.from('<?xml version="1.0"?><svg/>'),
    Buffer.alloc(0),
    // An icon only by its first bytes.
    Buffer.from([0, 0, 1, 0, 1, 0]),
  ])
    expect(await refused('logo.png', sent(bytes))).toBe('media.wrong_format')
  const broken = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(500, 1)])
  expect(await refused('logo.png', sent(broken))).toBe('media.wrong_format')
  expect(await refused('logo.exe', sent(await drawn.png().toBuffer()))).toBe('media.wrong_format')
  const after: string[] = []
  for await (const { key } of storage.listBelow(storageKey('media'))) after.push(key)
  expect(after).toEqual(before)
})

test('rejects a picture that claims too many pixels before decoding it', async () => {
  expect(await refused('logo.png', sent(claimedPng(6_000, 6_000)))).toBe('taken')
  expect(await refused('logo.png', sent(claimedPng(20_000, 20_000)))).toBe('media.too_many_pixels')
})

test('reads no more than a picture’s size limit', async () => {
  let read = 0
  async function* endless() {
    while (true) {
      read += 100_000
      yield Buffer.alloc(100_000, 'GIF89a')
    }
  }
  expect(await refused('logo.gif', endless())).toBe('media.wrong_size')
  expect(read).toBe(2_100_000)
})

test('publishes photos upright and without GPS data, with matching dimensions', async () => {
  const taken = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#0a7' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const key = storageKey((await storeImage('photo.jpg', sent(taken))).slice(1))
  const found = await sharp((await storage.get(key)) ?? Buffer.alloc(0)).metadata()
  expect([found.width, found.height, found.orientation, found.exif]).toEqual([240, 320, undefined, undefined])
})
