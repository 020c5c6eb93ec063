import { update_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { refuseOwnAnswerKey } from '../../../exams/door.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale } from '../../../../kernel/versioned.ts'
import { authoredItem } from './authored-item.ts'
import { editedDraft } from './edited-draft.ts'
import { removedPictureHosts } from './removed-picture-hosts.ts'
import { itemOfVersion } from './item-of-draft.ts'
import { rewriteItem } from './rewrite-item.ts'

/** Updates an item of the draft; rejects an edit based on an outdated version. */
export const updateCourseItem = verb(update_course_item, async (ctx, { params, query, body }) => {
  const { db } = ctx
  const version = await editedDraft(ctx, query.course_id)
  const place = await itemOfVersion(db, { version, item_id: params.id })
  await refuseOwnAnswerKey(db, { actor: ctx.actor, item_id: params.id })
  const { title, content, is_free_preview } = await authoredItem(db, place)
  const subject = `item:${params.id}`
  await rejectStale(db, { entry: { title, content, is_free_preview }, version: body.version, subject })
  if (body.content && body.content.itemable_type !== place.itemable_type) fail('general.not_found')
  if (body.is_free_preview && !itemTypeOf(place.itemable_type).may_be_free_preview)
    failFields({ is_free_preview: [errorMessage('validation.invalid')] })
  const after = { title: body.title ?? title, is_free_preview: body.is_free_preview ?? is_free_preview }
  await rewriteItem(db, place, { ...after, content: body.content })
  ctx.note(subject, after.is_free_preview === is_free_preview ? { title: after.title } : after)
  const saved = await authoredItem(db, await itemOfVersion(db, { version, item_id: params.id }))
  return { ...saved, left_out: removedPictureHosts(body.content) }
})
