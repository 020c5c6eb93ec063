import sharp, { type Sharp } from 'sharp'
import {
  variantAddress,
  variantFormats,
  variantWidths_px,
  type VariantFormat,
} from '@portico/shared/rules/media/picture-variants.ts'
import type { Storage } from '../../storage/storage.ts'
import { mediaKinds } from './media-kinds.ts'
import { publicPictureKey } from './public-picture-key.ts'

const encoded: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 5 }),
}

/**
 * Makes the formats and widths of an uploaded picture and answers the address that stands for all of them; null for one that stays as it
 * is: not of a portal, gone, an icon, moving, or beyond what can be decoded or encoded. Each file is stored before the address is answered.
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
  // One whose size has more digits than a served name.
  if (!mediaKinds.picture_variant.keys.test(whole.slice(1))) return null
  const made = await encodeAll(bytes, { whole, width: size.width })
  if (!made) return null
  // First, so that a removal of the same picture that is due sees that it was just stored again.
  await storage.put(mediaKinds.picture_variant.key({ address: whole }), bytes)
  for (const { variant, content } of made)
    await storage.put(mediaKinds.picture_variant.key({ address: variant }), content)
  return whole
}

/** All formats and widths beside the picture itself; null for one that breaks off, or is too high for a format. */
async function encodeAll(
  bytes: Buffer,
  { whole, width: full }: { whole: string; width: number },
): Promise<{ variant: string; content: Buffer }[] | null> {
  const wanted = variantFormats.flatMap((format) =>
    variantWidths_px(format, full).map((width) => ({ format, width, variant: variantAddress(whole, format, width) })),
  )
  // Decoded once: each format and width is made of the widest.
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

/** How it is shown, turned as its camera was held; null for one that moves or cannot be decoded. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  return found && (found.pages ?? 1) === 1 ? found.autoOrient : null
}
