import { get_free_preview } from '@portico/shared/contract/courses/free-previews.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { verb } from '../../../../kernel/verb.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { freePreviewPath } from '../../../media/door.ts'
import { openPreview } from './open-preview.ts'

const nobody = 0

/** Returns the item as a learner opens it for the first time. Nothing is recorded: there is no enrollment. */
export const getFreePreview = verb(get_free_preview, async (ctx, { params }) => {
  const { id, module_id, title, itemable_id, itemable_type, course } = await openPreview(ctx, params.id)
  const item = await itemTypes[itemable_type].show(ctx.db, {
    base: { id, module_id, title, status: itemProgress.not_started, locked_by: null, access: 'full' },
    itemable_id,
    enrollment_id: nobody,
    // The page has no reader of its own; the browser opens the file.
    filePath: (of) => (of?.reader ? '' : freePreviewPath({ item_id: id, ...of })),
  })
  return { course, item }
})
