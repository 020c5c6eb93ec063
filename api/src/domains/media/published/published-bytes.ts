import sharp, { type Metadata } from 'sharp'
import { contentTypeOf } from '../content-type.ts'
import { gifParts } from './gif-parts.ts'
import { jpegParts } from './jpeg-parts.ts'
import { pngParts } from './png-parts.ts'
import { isLossless, webpParts } from './webp-parts.ts'

const partsOf: Readonly<Record<string, (bytes: Buffer) => Buffer[]>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/gif': gifParts,
  'image/webp': webpParts,
}

/**
 * Returns a picture as published: upright, with no metadata but its color profile. Pixels are re-encoded only to rotate them, so a published picture
 * stays byte-identical; `inTurn` schedules that. Throws if it cannot be rotated.
 */
export async function publishedBytes(
  bytes: Buffer,
  inTurn: (turn: () => Promise<Buffer>) => Promise<Buffer> = (turn) => turn(),
): Promise<Buffer> {
  const parts = partsOf[(await contentTypeOf(bytes)).type]
  if (!parts) return bytes
  const found = await sharp(bytes, { limitInputPixels: false }).metadata()
  const isTurned = (found.orientation ?? 1) > 1 && (found.pages ?? 1) === 1
  return Buffer.concat(parts(isTurned ? await inTurn(() => upright(bytes, found)) : bytes))
}

/** Screens cannot use the profile of a CMYK picture, so it is converted to screen colors. */
function upright(
  bytes: Buffer,
  { space, format, chromaSubsampling, isProgressive, width, height }: Metadata,
): Promise<Buffer> {
  const turned = sharp(bytes, { failOn: 'none' }).autoOrient()
  const colored = space === 'cmyk' ? turned : turned.keepIccProfile()
  if (format === 'png') return colored.png().toBuffer()
  if (format === 'webp') return colored.webp(webpOf(bytes, width * height)).toBuffer()
  const finest = chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4'
  return colored.jpeg({ quality: 90, chromaSubsampling: finest, progressive: isProgressive }).toBuffer()
}

/** Far more pixels than screens show; encoding larger pictures as tightly or losslessly takes half a minute. */
const mostTightly_pixels = 4_000_000

const webpOf = (bytes: Buffer, pixels: number) =>
  pixels <= mostTightly_pixels
    ? { quality: 90, lossless: isLossless(bytes) }
    : { quality: 90, lossless: false, effort: 0 }
