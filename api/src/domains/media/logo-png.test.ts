import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storages } from '../../../../tests/support/storages.ts'
import { mediaKinds } from './media-kinds.ts'
import type { Storage } from '../../storage/storage.ts'
import { backgroundJpg, logoPng } from './logo-png.ts'

let storage: Storage
let close: () => Promise<void>
beforeAll(async () => {
  const [[, open]] = storages
  ;({ storage, close } = await open())
})
afterAll(() => close())

test('prints a logo, signature or background upright even if stored rotated', async () => {
  const taken = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#0a7' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const key = mediaKinds.portal_picture.key({ portal_id: 24, name: `${'0a'.repeat(12)}.jpg` })
  await storage.put(key, taken)
  const background = await backgroundJpg({ path: `/${key}`, storage, from: null })
  expect(await sharp(background ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 240, height: 320 })
  const logo = await logoPng({ path: `/${key}`, storage, from: null })
  expect(await sharp(logo ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 225, height: 300 })
})

test('decodes a picture once, even if that fails, and a replaced one again', async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 30, height: 10, channels: 3, background } })
      .png()
      .toBuffer()
  const own = mediaKinds.portal_picture.key({ portal_id: 25, name: `${'0b'.repeat(12)}.png` })
  const stock = mediaKinds.stock_picture.key({ name: 'portal-core.png' })
  for (const key of [own, stock]) await storage.put(key, await picture('#0a7'))
  const reads: string[] = []
  const counted: Pick<Storage, 'get'> = { get: (key) => (reads.push(key), storage.get(key)) }
  const print = (key: string) => logoPng({ path: `/${key}`, storage: counted, from: null })
  const first = await print(own)
  expect(await print(own)).toEqual(first)
  expect(reads).toEqual([own])
  const before = await print(stock)
  await storage.put(stock, await picture('#a07'))
  expect(await print(stock)).not.toEqual(before)
  expect(await print(stock)).toBe(await print(stock))

  // An empty file fails before decoding starts, so it blocks no one.
  const empty = mediaKinds.portal_picture.key({ portal_id: 25, name: `${'0d'.repeat(12)}.png` })
  await storage.put(empty, Buffer.alloc(0))
  expect(await print(empty)).toBeNull()
  const broken = mediaKinds.portal_picture.key({ portal_id: 25, name: `${'0c'.repeat(12)}.png` })
  await storage.put(broken, (await picture('#00a')).subarray(0, 60))
  expect(await print(broken)).toBeNull()
  expect(await print(broken)).toBeNull()
  expect(reads.filter((key) => key === broken)).toHaveLength(1)
})
