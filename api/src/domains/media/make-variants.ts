import sharp, { type Sharp } from 'sharp'
import {
  variantUrl,
  variantFormats,
  variantWidths_px,
  type VariantFormat,
} from '@portico/shared/rules/media/picture-variants.ts'
import type { Storage } from '../../storage/storage.ts'
import { mediaKinds } from './media-kinds.ts'
import { publicPictureKey } from './public-key.ts'

const encoded: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 5 }),
}

/**
 * Makes the formats and widths of an uploaded picture and returns the URL that stands for all of them, once every file is stored. Null for one left
 * as is: not a portal's, gone, an icon, animated, or impossible to decode or encode.
 */
export async function makeVariants({
  storage,
  address,
}: {
  storage: Storage
  address: string
}): Promise<string | null> {
  const key = publicPictureKey(address)
  if (!key || !mediaKinds.portal_picture.keys.test(key)) return null
  const bytes = await storage.get(key)
  const size = bytes && (await sizeOf(bytes))
  if (!bytes || !size) return null
  const whole = address.replace(/\.\w+$/, `-${size.width}x${size.height}$&`)
  // Skip a picture whose size has more digits than a served name allows.
  if (!mediaKinds.picture_variant.keys.test(whole.slice(1))) return null
  const made = await encodeAll(bytes, { whole, width: size.width })
  if (!made) return null
  // Stored first, so that a pending removal of the same picture sees that it was just stored again.
  await storage.put(mediaKinds.picture_variant.key({ address: whole }), bytes)
  for (const { variant, content } of made)
    await storage.put(mediaKinds.picture_variant.key({ address: variant }), content)
  return whole
}

/** Encodes all formats and widths of a picture; null if it is truncated or too high for a format. */
async function encodeAll(
  bytes: Buffer,
  { whole, width: full }: { whole: string; width: number },
): Promise<{ variant: string; content: Buffer }[] | null> {
  const wanted = variantFormats.flatMap((format) =>
    variantWidths_px(format, full).map((width) => ({ format, width, variant: variantUrl(whole, format, width) })),
  )
  // Decoded once: every format and width is made from the widest version.
  const widest = await sharp(bytes)
    .autoOrient()
    .resize({ width: Math.max(...wanted.map(({ width }) => width)) })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!widest) return null
  const made: { variant: string; content: Buffer }[] = []
  for (const { format, width, variant } of wanted)
    if (variant !== whole) {
      const content = await encoded[format](sharp(widest.data, { raw: widest.info }).resize({ width }))
        .toBuffer()
        .catch(() => null)
      if (!content) return null
      made.push({ variant, content })
    }
  return made
}

/** Returns the size as displayed, after applying the orientation; null if animated or not decodable. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  return found && (found.pages ?? 1) === 1 ? found.autoOrient : null
}
