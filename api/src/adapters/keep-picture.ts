import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { checkUpload, uploadLimit_bytes, type UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import type { Config } from '../config.ts'
import { bodyParts } from '../kernel/body-parts.ts'
import { fail } from '../kernel/fail.ts'
import { mediaFolder } from '../publishing/folders.ts'
import { writeAtomically } from '../publishing/write-atomically.ts'

type Picture = {
  name: string
  body: ReadableStream<Uint8Array> | null
  rule: UploadRule
  folder: string
  config: Config
}
const readable = ['jpeg', 'png', 'gif', 'webp']

/** Keeps an uploaded picture under the hash of its bytes and answers its address. Name, size, contents and dimensions are checked (MED-008…010). */
export async function keepPicture({ name, body, rule, folder, config }: Picture): Promise<string> {
  const bytes = await bytesOf(body, { name, limit_bytes: rule.limit_bytes ?? uploadLimit_bytes })
  // sharp throws, instead of refusing, when there is nothing to read.
  if (bytes.length === 0) fail('media.wrong_format', { name })
  const isIcon = extname(name).toLowerCase() === '.ico' && bytes.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0]))
  const meta = isIcon
    ? { width: undefined, height: undefined }
    : await sharp(bytes)
        .metadata()
        .catch(() => null)
  const refusal = checkUpload({ name, size_bytes: bytes.length, width: meta?.width, height: meta?.height }, rule)
  if (refusal) fail(refusal.code, refusal.params as never)
  // The name claims a picture; the bytes must be a format that browsers render and that cannot run scripts.
  if (meta === null || ('format' in meta && !readable.includes(meta.format ?? ''))) fail('media.wrong_format', { name })
  const file = `${folder}/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}${extname(name).toLowerCase()}`
  writeAtomically(join(mediaFolder(config), file), bytes)
  return `/media/${file}`
}

/** Reads no further than the limit, however much is sent. */
async function bytesOf(
  body: ReadableStream<Uint8Array> | null,
  { name, limit_bytes }: { name: string; limit_bytes: number },
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of bodyParts(body)) {
    size += part.length
    if (size > limit_bytes)
      fail('media.wrong_size', { name, size: `more than ${(limit_bytes / 1_048_576).toFixed(1)} MB` })
    parts.push(part)
  }
  return Buffer.concat(parts)
}
