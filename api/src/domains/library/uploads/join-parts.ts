import { inArray } from 'drizzle-orm'
import { uploads, type UploadRow } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'
import type { Storage } from '../../../storage/storage.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { completeBytes } from './complete-bytes.ts'
import { forgetBytes } from './forget-bytes.ts'

type In = Pick<ReactionContext, 'services' | 'inPortal'>

const partsOf = ({ inPortal }: In, keys: readonly string[]): Promise<UploadRow[]> =>
  inPortal(({ db }) => db.select().from(uploads).where(inArray(uploads.key, keys)))

/** Joins an upload's parts in order into one file; does nothing if it has none or was joined before. */
export async function joinParts(ctx: In, { parts, file_key, length }: UploadRow): Promise<void> {
  if (!parts) return
  const { storage } = ctx.services
  const key = storageKey(file_key)
  if ((await storage.head(key))?.bytes === length) return
  const rows = await partsOf(ctx, parts)
  const ordered = parts.map((part) => rows.find((row) => row.key === part) ?? fail('uploads.parts_missing'))
  for (const row of ordered) await completeBytes(ctx.services, row)
  const { bytes } = await storage.put(key, bytesOf(storage, ordered))
  if (bytes !== length) fail('uploads.parts_missing')
}

async function* bytesOf(storage: Storage, rows: readonly UploadRow[]): AsyncGenerator<Uint8Array, void, void> {
  for (const { file_key, length } of rows) {
    if (length === 0) continue
    const stream = (await storage.stream(storageKey(file_key))) ?? fail('uploads.parts_missing')
    for await (const part of stream) yield part as Uint8Array
  }
}

/** Removes the parts of an upload that is complete or never will be. */
export async function removeParts(ctx: In, { parts }: Pick<UploadRow, 'parts'>): Promise<void> {
  if (!parts) return
  for (const row of await partsOf(ctx, parts)) await forgetBytes(ctx.services, row)
  await ctx.inPortal(({ db }) => db.delete(uploads).where(inArray(uploads.key, parts)))
}
