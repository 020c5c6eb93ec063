import { preview_item_file } from '@portico/shared/contract/courses/outline-preview.ts'
import { lessonFileRedirect } from '../../../content/door.ts'
import { lessonFileOf } from '../../../item-types/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { previewedItem } from './previewed-item.ts'

/** The URL is valid while the session is active and its person may read drafts here. */
export const previewItemFile = verb(preview_item_file, async (ctx, { params, query }) => {
  const item = await previewedItem(ctx.db, { ...params, ...query })
  const file = (await lessonFileOf(ctx.db, { ...item, file: query.file })) ?? fail('general.not_found')
  return lessonFileRedirect(ctx, {
    ...file,
    enrollment_id: null,
    course_id: query.course_id,
    item_id: item.id,
    file: query.file,
    is_download: query.download === '1',
  })
})
