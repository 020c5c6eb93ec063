import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { checkUpload, type UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import { fail, failWith, Refusal } from '../../kernel/fail.ts'
import type { Storage } from '../../storage/storage.ts'
import { contentTypeOf } from './content-type.ts'
import { checkedContent } from './check-content.ts'
import { isIcon } from './is-icon.ts'
import { mediaKinds } from './media-kinds.ts'
import { publishedBytes } from './published/published-bytes.ts'
import { decodeForPerson } from './published/decode-for-person.ts'

type Picture = {
  storage: Storage
  portal_id: number
  /** the uploader */
  user_id: number
  name: string
  content: AsyncIterable<Uint8Array>
  /** limits for this picture of the portal, beyond those of its kind */
  rule: UploadRule
  /** called before any pixel is decoded; refuses by throwing */
  admit: (picture: { name: string; pixels: number }) => Promise<void>
}

/**
 * Stores an uploaded picture of a portal, upright and without metadata, under the hash of its bytes and the extension of its real type, and returns
 * its URL. Checks format, size and dimensions (MED-008…010).
 */
export async function storePicture({
  storage,
  portal_id,
  user_id,
  name,
  content,
  rule,
  admit,
}: Picture): Promise<string> {
  const named = checkUpload({ name, size_bytes: 0 }, rule)
  if (named) failWith(named)
  const bytes = await buffer(checkedContent(content, { kind: 'portal_picture', name, limit_bytes: rule.limit_bytes }))
  const { type, ending } = await contentTypeOf(bytes)
  if (type === 'image/x-icon' && !isIcon(bytes)) fail('media.wrong_format', { name })
  const size = type === 'image/x-icon' ? undefined : await measured(bytes, name)
  const refusal = checkUpload({ name, size_bytes: bytes.length, ...size }, rule)
  if (refusal) failWith(refusal)
  if (size) await admit({ name, pixels: size.width * size.height })
  const inTurn = (turn: () => Promise<Buffer>) => decodeForPerson({ portal_id, by: user_id }, turn)
  const published = await publishedBytes(bytes, inTurn).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    return fail('media.wrong_format', { name })
  })
  const file = `${createHash('sha256').update(published).digest('hex').slice(0, 24)}.${ending}`
  const key = mediaKinds.portal_picture.key({ portal_id, name: file })
  await storage.put(key, published)
  return `/${key}`
}

/** Returns the dimensions of a picture as displayed; rejects one that cannot be decoded or has too many pixels. */
async function measured(bytes: Buffer, name: string): Promise<{ width: number; height: number }> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => fail('media.wrong_format', { name }))
  const { width, height } = found.autoOrient
  const limit = mediaKinds.portal_picture.limit_pixels
  if (width * height > limit)
    fail('media.too_many_pixels', { name, pixels: Math.round((width * height) / 1e6), limit: limit / 1e6 })
  return { width, height }
}
