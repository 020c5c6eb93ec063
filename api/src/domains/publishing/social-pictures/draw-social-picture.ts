import sharp from 'sharp'
import { hexColor, mixColors } from '@portico/shared/rules/portals/mix-colors.ts'
import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import { textColor } from '@portico/shared/rules/portals/text-color.ts'
import { socialSize_px } from '../social-picture-path.ts'
import { lineOf, linesOf, type Line } from './letters.ts'

type PictureText = { kicker: string; title: string; portal: string; color: string }
const { width, height } = socialSize_px
const margin = 76
const strip_px = 94
const picture_px = { width, height: 372 }

/**
 * Draws the picture social networks show for a link: the page's title on the portal's color, below the page's own picture if it has one, and the
 * portal's name. A picture that cannot be decoded is left out.
 */
export async function drawSocialPicture({
  picture,
  ...words
}: PictureText & { picture: Buffer | null }): Promise<Buffer> {
  const top = picture && (await pictureAbove(picture))
  return sharp(Buffer.from(sheet(words, top ? picture_px.height : 0)))
    .composite(top ? [{ input: top, left: 0, top: 0 }] : [])
    .jpeg({ quality: 82 })
    .toBuffer()
}

const pictureAbove = (bytes: Buffer): Promise<Buffer | null> =>
  sharp(bytes, { limitInputPixels: 40_000_000 })
    .autoOrient()
    .resize({ ...picture_px, fit: 'cover' })
    .toBuffer()
    .catch(() => null)

/** The picture as SVG; its text starts at `from`. */
function sheet({ kicker, title, portal, color }: PictureText, from: number): string {
  const ground = parseColor(color) === null ? '#1f4fd8' : color
  const ink = textColor(ground)
  const shade = (share: number) =>
    hexColor(mixColors({ color: parseColor(ground) ?? [0, 0, 0], towards: ink === '#ffffff' ? 0 : 255, share }))
  const room = height - strip_px - from
  const size = from > 0 || title.length > 60 ? 58 : 76
  const lines = linesOf(title, { size, weight: 600, width: width - 2 * margin, most: from > 0 ? 3 : 5 })
  const block = 44 + lines.length * size * 1.14
  const begin = from + (room - block) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
<circle cx="${width - 90}" cy="${from + room / 2}" r="${from > 0 ? 260 : 380}" fill="${shade(0.12)}"/>
<g fill="${ink}">${linePath(lineOf(kicker, { size: 27, weight: 400 }), begin + 24)}${lines
    .map((line, index) => linePath(line, begin + 44 + size * (0.86 + index * 1.14)))
    .join('')}</g>
<rect y="${height - strip_px}" width="${width}" height="${strip_px}" fill="${shade(0.34)}"/>
<g fill="${ink}">${linePath(lineOf(portal, { size: 32, weight: 600 }), height - strip_px / 2 + 11)}</g></svg>`
}

/** A word wider than the picture is scaled down. */
const linePath = ({ outline, width: own }: Line, baseline: number): string =>
  `<path transform="translate(${margin} ${baseline.toFixed(1)}) scale(${Math.min(1, (width - 2 * margin) / Math.max(own, 1)).toFixed(3)})" d="${outline}"/>`
