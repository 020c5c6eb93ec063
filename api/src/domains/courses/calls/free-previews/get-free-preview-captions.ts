import { get_free_preview_captions } from '@portico/shared/contract/courses/free-previews.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { captionsAnswer } from '../../../media/door.ts'
import { openPreview } from './open-preview.ts'

export const getFreePreviewCaptions = verb(get_free_preview_captions, async (ctx, { params: { id, language } }) => {
  const { itemable_id, itemable_type } = await openPreview(ctx, id)
  const material =
    (await itemTypes[itemable_type].captions?.(ctx.db, { itemable_id, language })) ?? fail('general.not_found')
  return captionsAnswer(material, ctx.services.storage, ctx.request)
})
