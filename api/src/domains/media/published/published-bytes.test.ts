import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { publishedBytes } from './published-bytes.ts'

const secret = 'N 51 30 26, W 0 7 39 by Jane Roe'
const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const corner = await blank(16, 12, '#e22').png().toBuffer()
const drawn = () => blank(32, 24, '#0a7').composite([{ input: corner, left: 0, top: 0 }])
const exif = { IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1' } }
const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta><?xpacket end="w"?>`
const described = (orientation: number) =>
  drawn().withExif(exif).withXmp(xmp).withMetadata({ orientation }).withIccProfile('p3')
const frames = async () =>
  sharp(
    await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 6, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )

const stills = {
  jpeg: (orientation: number) => described(orientation).jpeg().toBuffer(),
  'progressive jpeg': (orientation: number) => described(orientation).jpeg({ progressive: true }).toBuffer(),
  png: (orientation: number) => described(orientation).png().toBuffer(),
  webp: (orientation: number) => described(orientation).webp().toBuffer(),
  'lossless webp': (orientation: number) => described(orientation).webp({ lossless: true }).toBuffer(),
}

/** Returns which corners of a picture are red when displayed. */
async function cornersOf(bytes: Buffer): Promise<boolean[]> {
  const raw = await sharp(
    await sharp(bytes).autoOrient().resize(2, 2, { fit: 'fill', kernel: 'nearest' }).png().toBuffer(),
  )
    .raw()
    .toBuffer()
  return [0, 3, 6, 9].map((at) => (raw[at] ?? 0) > (raw[at + 1] ?? 0))
}

/** A file followed by a second picture with its own metadata, as phones save them. */
const followed = async (bytes: Buffer) => Buffer.concat([bytes, await stills.jpeg(1)])

describe.each(Object.entries(stills))('%s', (_, draw) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'publishes orientation %i upright, with its color profile and no other metadata',
    async (orientation) => {
      const bytes = await draw(orientation)
      expect((await sharp(bytes).metadata()).exif).toBeDefined()
      const published = await publishedBytes(bytes)
      const found = await sharp(published).metadata()
      expect([found.width, found.height]).toEqual(orientation > 4 ? [24, 32] : [32, 24])
      expect([found.orientation ?? 1, found.exif, found.xmp, found.icc === undefined]).toEqual([
        1,
        undefined,
        undefined,
        false,
      ])
      expect(published.includes(secret)).toBe(false)
      const [shown, before] = await Promise.all([published, bytes].map(cornersOf))
      expect(shown).toEqual(before)
    },
  )

  test('keeps the pixels of an upright picture and republishes it byte for byte', async () => {
    const [bytes, turned] = [await draw(1), await draw(6)]
    const published = await publishedBytes(bytes)
    expect(await sharp(published).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
    expect(await publishedBytes(published)).toEqual(published)
    const upright = await publishedBytes(turned)
    expect(await publishedBytes(upright)).toEqual(upright)
    expect(await publishedBytes(await followed(bytes))).toEqual(published)
  })

  test('cuts a truncated file where it ends, without metadata', async () => {
    const bytes = await draw(1)
    for (let at = 300; at < bytes.length; at += 97)
      expect((await publishedBytes(bytes.subarray(0, at)).catch(() => Buffer.alloc(0))).includes(secret)).toBe(false)
  })
})

test('an animation keeps its frames, delays and loop count but loses its metadata', async () => {
  const moving = { delay: [70, 190], loop: 3 }
  const gif = await (await frames()).gif(moving).toBuffer()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])])
  const described = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
  const webp = await (await frames()).withExif(exif).webp(moving).toBuffer()
  for (const bytes of [described, webp]) {
    expect(bytes.includes(secret)).toBe(true)
    const published = await publishedBytes(bytes)
    expect(published.includes(secret)).toBe(false)
    expect(await sharp(published).metadata()).toMatchObject({ pages: 2, delay: [70, 190], loop: 3 })
    expect(await publishedBytes(published)).toEqual(published)
  }
  expect(await publishedBytes(described)).toEqual(gif)
})

test('a rotated CMYK photo is published upright in screen colors', async () => {
  const bytes = await drawn().toColourspace('cmyk').jpeg().toBuffer()
  const turned = Buffer.from('ffe1002245786966000049492a00080000000100120103000100000006000000' + '00000000', 'hex')
  const photo = Buffer.concat([bytes.subarray(0, 2), turned, bytes.subarray(2)])
  expect(await sharp(photo).metadata()).toMatchObject({ space: 'cmyk', orientation: 6 })
  expect(await sharp(await publishedBytes(photo)).metadata()).toMatchObject({ space: 'srgb', width: 24, height: 32 })
})

test('leaves files that are not our picture types unchanged', async () => {
  const icon = Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0]), Buffer.alloc(100)])
  const text = readFileSync(new URL(import.meta.url))
  expect(await publishedBytes(icon)).toEqual(icon)
  expect(await publishedBytes(text)).toEqual(text)
})
