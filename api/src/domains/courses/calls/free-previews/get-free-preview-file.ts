import { get_free_preview_file } from '@portico/shared/contract/courses/free-previews.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { freePreviewRedirect } from '../../../content/door.ts'
import { lessonFileOf } from '../../../item-types/door.ts'
import { openPreview } from './open-preview.ts'

/** The URL is valid for a few minutes, and only while visitors may open the item. */
export const getFreePreviewFile = verb(get_free_preview_file, async (ctx, { params, query }) => {
  const item = await openPreview(ctx, params.id)
  const file = (await lessonFileOf(ctx.db, { ...item, file: query.file })) ?? fail('general.not_found')
  return freePreviewRedirect(ctx, {
    ...file,
    item_id: item.id,
    file: query.file,
    is_download: query.download === '1',
  })
})
