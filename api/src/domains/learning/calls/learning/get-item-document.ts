import { get_item_document } from '@portico/shared/contract/learning/learning.ts'
import { documentAnswer } from '../../../media/door.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { openItem } from '../../open-item.ts'
import { verb } from '../../../../kernel/verb.ts'

export const getItemDocument = verb(get_item_document, async (ctx, { params, query }) => {
  const { db, services, request } = ctx
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const item = await openItem(db, { enrollment_id: enrollment.id, item_id: params.id })
  const file = await itemTypes[item.itemable_type].file?.(db, item)
  return documentAnswer(file ?? null, services.storage, request)
})
