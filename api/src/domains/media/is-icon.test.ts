import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconOf } from '../../../../tests/support/icon.ts'
import { isIcon } from './is-icon.ts'

const png = await sharp({ create: { width: 32, height: 32, channels: 4, background: '#123456' } })
  .png()
  .toBuffer()
/** Builds a bitmap as stored in icons: header, colors and mask. */
function bitmap({ side = 16, bits = 32 } = {}): Buffer {
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40, 0)
  head.writeInt32LE(side, 4)
  head.writeInt32LE(side * 2, 8)
  head.writeUInt16LE(bits, 14)
  return Buffer.concat([head, Buffer.alloc((side * side * bits) / 8 + side * 4)])
}

test('accepts icons of PNGs, bitmaps or both', () => {
  for (const images of [[png], [bitmap()], [bitmap(), bitmap({ side: 32, bits: 24 }), png]])
    expect(isIcon(iconOf(images))).toBe(true)
})

test('rejects files that only start like an icon', () => {
  const whole = iconOf([png])
  const changed = (at: number, value: number) => {
    const bytes = Buffer.from(whole)
    bytes.writeUInt32LE(value, at)
    return bytes
  }
  const broken = [
    whole.subarray(0, 4),
    whole.subarray(0, 6),
    whole.subarray(0, 22),
    whole.subarray(0, whole.length - 1),
    Buffer.concat([Buffer.from([0, 0, 1, 0, 0, 0]), Buffer.alloc(100)]),
    Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0]), Buffer.alloc(100)]),
    changed(14, 0),
    changed(14, 0xffffffff),
    changed(18, 0),
    changed(18, whole.length),
    changed(22, 0),
    iconOf([Buffer.from('<svg onload="alert(1)"/>'.padEnd(60))]),
    iconOf([bitmap({ side: 4_000, bits: 1 }).subarray(0, 200)]),
    iconOf([bitmap(), bitmap().subarray(0, 300)]),
  ]
  for (const [place, bytes] of broken.entries()) expect(isIcon(bytes), String(place)).toBe(false)
})
