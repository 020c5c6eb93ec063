import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storages } from '../../../../../tests/support/storages.ts'
import type { Storage } from '../../../storage/storage.ts'
import { mediaKinds } from '../media-kinds.ts'
import { publishStoredPictures } from './publish-stored-pictures.ts'

const log = pino({ level: 'silent' })
const name = '0a'.repeat(12)
const keys = {
  upload: mediaKinds.portal_picture.key({ portal_id: 24, name: `${name}.jpg` }),
  whole: mediaKinds.picture_variant.key({ address: `/media/portals/24/${name}-240x320.jpg` }),
  stock: mediaKinds.stock_picture.key({ name: 'course-a.jpg' }),
}

describe.each(storages)('on %s', (_, open) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, close } = await open())
  })
  afterAll(() => close())

  test('strips and uprights every stored picture once, under its name; broken ones block none', async () => {
    const taken = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#0a7' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const broken = mediaKinds.portal_picture.key({ portal_id: 24, name: `${'0b'.repeat(12)}.jpg` })
    const [plain, document] = [
      mediaKinds.portal_picture.key({ portal_id: 25, name: `${name}.png` }),
      mediaKinds.evidence_file.key({ file: 'a.jpg' }),
    ]
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer()
    for (const key of [...Object.values(keys), document]) await storage.put(key, taken)
    await storage.put(plain, png)
    await storage.put(broken, taken.subarray(0, 20))

    expect(await publishStoredPictures(storage, log)).toBe(3)
    for (const key of Object.values(keys)) {
      const found = await sharp((await storage.get(key)) ?? Buffer.alloc(0)).metadata()
      expect([key, found.width, found.height, found.orientation, found.exif]).toEqual([
        key,
        240,
        320,
        undefined,
        undefined,
      ])
    }
    expect(await storage.get(plain)).toEqual(png)
    expect(await storage.get(document)).toEqual(taken)
    await storage.put(keys.stock, taken)
    expect(await publishStoredPictures(storage, log)).toBe(0)
  })
})
