import { get_item_captions } from '@portico/shared/contract/learning.ts'
import { readOutline } from '../../enrollments/outline.ts'
import { readableEnrollment } from '../../enrollments/own-enrollment.ts'
import { itemTypes } from '../../item-types/item-types.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { sendFile } from '../../serving/send-file.ts'
import { storageKey } from '../../storage/storage-key.ts'

/** A browser takes captions from the page's own origin only: they come from here and not from the content host, as text that nothing runs. */
export const getItemCaptions = verb(get_item_captions, async (ctx, { params, query }) => {
  const { db, services, request } = ctx
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const item =
    (await readOutline(db, enrollment.id)).items.find((one) => one.id === params.id) ?? fail('general.not_found')
  if (item.locked_by !== null) fail('learning.item_locked', { title: item.locked_by })
  const { itemable_type, itemable_id } = item
  const material =
    (await itemTypes[itemable_type].captions?.(db, { itemable_id, language: params.language })) ??
    fail('general.not_found')
  const key = storageKey(material.file_key)
  const found = (await services.storage.head(key)) ?? fail('general.not_found')
  return sendFile({
    file: {
      name: material.name,
      bytes: found.bytes,
      version: material.sha256.slice(0, 32),
      open: (part) => services.storage.stream(key, part),
    },
    headers: new Headers({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
    request,
  })
})
