import { preview_item } from '@portico/shared/contract/courses/outline-preview.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { previewFilePath } from '../../../media/door.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { previewedItem } from './previewed-item.ts'

const nobody = 0

/** Returns an item as if opened for the first time. The page decides what locks it, because the page knows which items are done. */
export const previewItem = verb(preview_item, async ({ db }, { params, query }) => {
  const { id, module_id, title, itemable_id, itemable_type } = await previewedItem(db, { ...params, ...query })
  return itemTypes[itemable_type].show(db, {
    base: { id, module_id, title, status: itemProgress.not_started, locked_by: null, access: 'full' },
    itemable_id,
    enrollment_id: nobody,
    filePath: (of) => previewFilePath({ item_id: id, course_id: Number(query.course_id), ...of }),
  })
})
