import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portalImageRules } from '@portico/shared/rules/media/upload-rules.ts'
import { storages } from '../../../../tests/support/storages.ts'
import { storageKey } from '../../storage/storage-key.ts'
import type { Storage } from '../../storage/storage.ts'
import { storePicture } from './store-picture.ts'
import { makeVariants } from './make-variants.ts'
import { isImmutable } from './public-key.ts'
import { removePicture } from './remove-picture.ts'

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a7' } })
const tomorrow = () => new Date(Date.now() + 86_400_000)

describe.each(storages)('on %s', (_, open) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, close } = await open())
  })
  afterAll(() => close())

  const keep = (bytes: Buffer, portal_id = 24) =>
    storePicture({
      storage,
      portal_id,
      user_id: 1,
      name: 'logo.png',
      content: (async function* () {
        yield bytes
      })(),
      rule: portalImageRules.logo,
      admit: async () => {},
    })
  const stored = async (folder = 'media') => {
    const keys: string[] = []
    for await (const { key } of storage.listBelow(storageKey(folder))) keys.push(key)
    return keys.toSorted()
  }

  test('stores formats and widths beside an upload, immutable and sized as their URLs say', async () => {
    const bytes = await drawn(1000, 500).png().toBuffer()
    const kept = await keep(bytes)
    const whole = await makeVariants({ storage, address: kept })
    const base = kept.slice(1, -'.png'.length)
    const variants = ['-320.avif', '-640.avif', '-960.avif', '-1000.avif', '-320.webp', '-640.webp', '-1000.webp']
    expect(whole).toBe(`/${base}-1000x500.png`)
    expect(await stored()).toEqual(
      [`${base}.png`, `${base}-1000x500.png`, ...variants.map((each) => `${base}-1000x500${each}`)].toSorted(),
    )
    for (const each of variants) {
      const key = storageKey(`${base}-1000x500${each}`)
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(each) ?? []
      const found = await sharp((await storage.get(key)) ?? Buffer.alloc(0)).metadata()
      expect([each, found.width, found.height]).toEqual([each, Number(width), Number(width) / 2])
      expect([each, found.format]).toEqual([each, format === 'avif' ? 'heif' : 'webp'])
      expect([each, isImmutable(key)]).toEqual([each, true])
    }
    expect(await storage.get(storageKey(`${base}-1000x500.png`))).toEqual(bytes)
    expect(await makeVariants({ storage, address: kept })).toBe(whole)
  })

  test('gives a photo its displayed width, whatever its orientation', async () => {
    const kept = await keep(await drawn(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    const whole = await makeVariants({ storage, address: kept })
    expect(whole).toMatch(/-200x400\.jpg$/)
    const narrow = await storage.get(storageKey(`${whole?.slice(1, -'.jpg'.length)}-200.webp`))
    expect(await sharp(narrow ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 200, height: 400 })
  })

  test('leaves animated, missing and foreign pictures as they are', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await keep(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    const before = await stored()
    expect(moving).toMatch(/\.gif$/)
    for (const address of [
      moving,
      '/media/portals/24/0123456789abcdef01234567.png',
      '/media/course-a.webp',
      '/media/../a.png',
      '',
    ])
      expect([address, await makeVariants({ storage, address })]).toEqual([address, null])
    expect(await stored()).toEqual(before)
  })

  test('leaves truncated or oversized pictures as they are and stores no variants', async () => {
    const noise = sharp({
      create: { width: 300, height: 200, channels: 3, background: '#000', noise: { type: 'gaussian', sigma: 50 } },
    })
    const whole = await noise.png().toBuffer()
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      await drawn(400, 20_000).png().toBuffer(),
      await drawn(100_001, 1).png().toBuffer(),
    ]) {
      const address = await keep(bytes, 51)
      const before = await stored('media/portals/51')
      expect(await makeVariants({ storage, address })).toBe(null)
      expect(await stored('media/portals/51')).toEqual(before)
    }
  })

  test('removes a picture with its variants, but not other pictures or a re-stored one', async () => {
    const bytes = await drawn(300, 100).png().toBuffer()
    const [mine, theirs] = [await keep(bytes, 41), await keep(bytes, 42)]
    const whole = (await makeVariants({ storage, address: mine })) ?? ''
    await makeVariants({ storage, address: theirs })
    const all = await stored('media/portals/41')
    const others = await stored('media/portals/42')
    const remove = (portal_id: number, before: Date) => removePicture({ storage, portal_id, address: whole, before })
    await remove(42, tomorrow())
    await remove(41, new Date(Date.now() - 86_400_000))
    expect(await stored('media/portals/41')).toEqual(all)
    await remove(41, tomorrow())
    expect(await stored('media/portals/41')).toEqual([mine.slice(1)])
    await removePicture({ storage, portal_id: 41, address: mine, before: tomorrow() })
    expect(await stored('media/portals/41')).toEqual([])
    expect(await stored('media/portals/42')).toEqual(others)
  })
})
