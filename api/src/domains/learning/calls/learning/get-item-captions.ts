import { get_item_captions } from '@portico/shared/contract/learning/learning.ts'
import { captionsAnswer } from '../../../media/door.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { openItem } from '../../open-item.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

export const getItemCaptions = verb(get_item_captions, async (ctx, { params, query }) => {
  const { db, services, request } = ctx
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const item = await openItem(db, { enrollment_id: enrollment.id, item_id: params.id })
  const { itemable_type, itemable_id } = item
  const material =
    (await itemTypes[itemable_type].captions?.(db, { itemable_id, language: params.language })) ??
    fail('general.not_found')
  return captionsAnswer(material, services.storage, request)
})
