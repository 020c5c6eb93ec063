import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { bodyParts } from '../../kernel/body-parts.ts'
import type { AtEnd, Context, Scope } from '../../kernel/context.ts'
import { rejectIfDiskFull } from '../../kernel/reject-if-disk-full.ts'
import { storageKey } from '../../storage/storage-key.ts'
import { checkedContent } from './check-content.ts'
import { contentTypeOf } from './content-type.ts'
import { mediaKinds } from './media-kinds.ts'

type In = Pick<Context & AtEnd, 'services' | 'portal' | 'request' | 'inPortal' | 'log'>
type Wanted = { kind: 'purchase_document' | 'tax_certificate'; name: string }
export type RequestDocument = { key: string; file_key: string; name: string; content_type: string }

/**
 * Stores a request's document and references it from a row in one transaction; if that fails, the file is removed. The file it `replaces` is removed
 * after the commit, and a failure there is only logged.
 */
export async function storeRequestDocument<T>(
  { services, portal, request, inPortal, log }: In,
  { kind, name }: Wanted,
  keep: (scope: Scope, file: RequestDocument) => Promise<{ row: T; replaces: string | null }>,
): Promise<T> {
  const { storage } = services
  const bytes = await buffer(checkedContent(bodyParts(request.body), { kind, name }))
  const { type: content_type, ending } = await contentTypeOf(bytes)
  const key = randomBytes(16).toString('hex')
  const file_key = mediaKinds[kind].key({ portal_id: portal.id, file: `${key}.${ending}` })
  await rejectIfDiskFull({ name, log }, () => storage.put(file_key, bytes))
  const file = { key, file_key, name: nameWithEnding(name, ending), content_type }
  const { row, replaces } = await inPortal((scope) => keep(scope, file)).catch(async (error: unknown) => {
    await storage.remove(file_key)
    throw error
  })
  if (replaces !== null)
    await storage
      .remove(storageKey(replaces))
      .catch((error: unknown) => log.warn({ err: error, file: replaces }, 'a replaced document was not removed'))
  return row
}

/** Appends the extension of the real type to a file's name; otherwise a PDF named like a web page would be opened as one. */
const nameWithEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(name)) ? name : `${name}.${ending}`
