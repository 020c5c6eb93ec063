import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { fileTypeOf } from '@portico/shared/rules/media/library.ts'
import type { FileType } from '@portico/shared/rules/media/check-upload.ts'
import { cuesText, isSubRip, type Cues } from '@portico/shared/rules/media/read-cues.ts'
import { fail } from '../../../kernel/fail.ts'
import { contentTypeOf, HEAD_BYTES, isIcon, mediaKinds } from '../../media/door.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import { allowedContent } from './allowed-content.ts'
import { readCaptions } from './read-captions.ts'
import { probeFilm, probeSound } from './probe-media.ts'

/** Facts read from a file's bytes. */
export type Inspected = {
  type: FileType
  content_type: string
  size: number
  sha256: string
  width: number | null
  height: number | null
  duration_ms: number | null
  cues: Cues | null
}

type Wanted = { storage: Storage; key: StorageKey; name: string }

/** Inspects a stored file: its type by its bytes, which must match its extension, its hash, and its dimensions or duration. */
export async function inspectFile(wanted: Wanted): Promise<Inspected> {
  const { storage, key, name } = wanted
  const type = fileTypeOf(name) ?? fail('media.wrong_format', { name })
  const found = (await storage.head(key)) ?? fail('general.not_found')
  const head = await partOf(wanted, Math.min(HEAD_BYTES, found.bytes))
  const content_type = (await contentTypeOf(head)).type
  if (type === 'captions' && isSubRip(head.toString('utf8'))) fail('media.subrip', { name })
  if (!allowedContent[type].includes(content_type)) fail('media.wrong_format', { name })
  return {
    type,
    content_type,
    size: found.bytes,
    sha256: await hashOf(wanted),
    ...(await shapeOf({ ...wanted, bytes: found.bytes }, type)),
  }
}

const streamOf = async ({ storage, key }: Wanted, bytes?: number) =>
  (await storage.stream(key, bytes === undefined ? undefined : { start: 0, end: bytes - 1 })) ??
  fail('general.not_found')

const partOf = async (wanted: Wanted, bytes: number): Promise<Buffer> =>
  bytes === 0 ? Buffer.alloc(0) : buffer(await streamOf(wanted, bytes))

async function hashOf(wanted: Wanted): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of await streamOf(wanted)) hash.update(part as Uint8Array)
  return hash.digest('hex')
}

type Shape = Pick<Inspected, 'width' | 'height' | 'duration_ms' | 'cues'>
const unknown: Shape = { width: null, height: null, duration_ms: null, cues: null }

async function shapeOf(wanted: Wanted & { bytes: number }, type: FileType): Promise<Shape> {
  if (type === 'icon' && !isIcon(await buffer(await streamOf(wanted))))
    fail('media.wrong_format', { name: wanted.name })
  if (type === 'img') return { ...unknown, ...(await sizeOf(wanted)) }
  if (type === 'audio') return { ...unknown, ...(await probeSound(await streamOf(wanted))) }
  if (type === 'video') return { ...unknown, ...(await probeFilm(wanted, wanted.name)) }
  if (type === 'captions') return { ...unknown, cues: await cuesOf(wanted) }
  return unknown
}

/** Reads the cues of captions; rejects a file with no cue that browsers can show. */
async function cuesOf(wanted: Wanted): Promise<Cues> {
  const cues = await readCaptions(await streamOf(wanted))
  const { name } = wanted
  if (cues.shown === 0) fail('media.no_cues', { name, why: cuesText(cues) ?? 'It has no cues.' })
  return cues
}

/** Returns the dimensions of a picture as displayed; rejects it if it cannot be decoded or would decode to too many pixels. */
async function sizeOf({ name, ...wanted }: Wanted): Promise<{ width: number; height: number }> {
  const bytes = await buffer(await streamOf({ ...wanted, name }))
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => fail('media.wrong_format', { name }))
  const { width, height } = autoOrient
  const limit = mediaKinds.portal_picture.limit_pixels
  if (width * height > limit)
    fail('media.too_many_pixels', { name, pixels: Math.round((width * height) / 1e6), limit: limit / 1e6 })
  return { width, height }
}
