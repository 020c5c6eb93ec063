import { preview_item_captions } from '@portico/shared/contract/courses/outline-preview.ts'
import { captionsAnswer } from '../../../media/door.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { previewedItem } from './previewed-item.ts'

export const previewItemCaptions = verb(
  preview_item_captions,
  async ({ db, services, request }, { params: { id, language }, query }) => {
    const { itemable_id, itemable_type } = await previewedItem(db, { id, ...query })
    const material =
      (await itemTypes[itemable_type].captions?.(db, { itemable_id, language })) ?? fail('general.not_found')
    return captionsAnswer(material, services.storage, request)
  },
)
