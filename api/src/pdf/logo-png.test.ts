import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storages } from '../../../tests/support/storages.ts'
import { mediaKinds } from '../media/media-kinds.ts'
import type { Storage } from '../storage/storage.ts'
import { backgroundJpg, logoPng } from './logo-png.ts'

let storage: Storage
let close: () => Promise<void>
beforeAll(async () => {
  const [[, open]] = storages
  ;({ storage, close } = await open())
})
afterAll(() => close())

test('a logo, signature or background that was stored as its camera was held is printed upright', async () => {
  const taken = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#0a7' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const key = mediaKinds.portal_picture.key({ portal_id: 24, name: `${'0a'.repeat(12)}.jpg` })
  await storage.put(key, taken)
  const background = await backgroundJpg({ path: `/${key}`, storage })
  expect(await sharp(background ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 240, height: 320 })
  const logo = await logoPng({ path: `/${key}`, storage })
  expect(await sharp(logo ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 225, height: 300 })
})
