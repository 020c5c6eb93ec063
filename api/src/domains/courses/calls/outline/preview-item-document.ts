import { preview_item_document } from '@portico/shared/contract/courses/outline-preview.ts'
import { documentAnswer } from '../../../media/door.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { previewedItem } from './previewed-item.ts'

export const previewItemDocument = verb(
  preview_item_document,
  async ({ db, services, request }, { params: { id }, query }) => {
    const item = await previewedItem(db, { id, ...query })
    const file = await itemTypes[item.itemable_type].file?.(db, item)
    return documentAnswer(file ?? null, services.storage, request)
  },
)
