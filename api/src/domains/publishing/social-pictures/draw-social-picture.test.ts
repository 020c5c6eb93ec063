import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSocialPicture } from './draw-social-picture.ts'
import { lineOf, linesOf } from './letters.ts'

const pictureText = { kicker: 'Course', title: 'Safe Lifting', portal: 'Harbor Academy', color: '#0b5563' }
const pixel = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]
const isNear = (found: number[], wanted: number[]) => found.every((each, at) => Math.abs(each - (wanted[at] ?? 0)) < 8)

test(`[CAT-037] draws the portal’s color below the page's picture, and skips an unreadable picture`, async () => {
  const red = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#d01010' } })
    .webp()
    .toBuffer()
  const plain = await drawSocialPicture({ ...pictureText, picture: null })
  const pictured = await drawSocialPicture({ ...pictureText, picture: red })
  expect(isNear(await pixel(plain, 20, 20), [0x0b, 0x55, 0x63])).toBe(true)
  expect(isNear(await pixel(pictured, 20, 20), [0xd0, 0x10, 0x10])).toBe(true)
  expect(isNear(await pixel(pictured, 20, 600), [0x0b, 0x55, 0x63])).toBe(true)
  expect(await drawSocialPicture({ ...pictureText, picture: Buffer.from('no picture') })).toEqual(plain)
  for (const picture of [plain, pictured])
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1123, height: 794 })
})

test('[CAT-037] truncates a long title with an ellipsis and draws letters of other scripts', () => {
  const style = { size: 58, weight: 600, width: 971, most: 3 } as const
  const lines = linesOf('Fall Protection for Residential Roofing Crews '.repeat(5), style)
  expect(lines).toHaveLength(3)
  expect(lines.every(({ width }) => width <= 1_010)).toBe(true)
  for (const text of ['Zoë', 'Łukasz', 'Курс', 'אבטחה', 'سلامة', '安全'])
    expect(lineOf(text, style).outline.length, text).toBeGreaterThan(100)
  expect(lineOf('\u{1F600}', style)).toEqual({ outline: '', width: 0 })
})
