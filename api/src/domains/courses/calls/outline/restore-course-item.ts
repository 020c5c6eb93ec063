import { restore_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { versionItems } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedDraft } from './edited-draft.ts'
import { itemOfVersion, itemInVersion } from './item-of-draft.ts'

export const restoreCourseItem = verb(restore_course_item, async (ctx, { params, query }) => {
  const version = await editedDraft(ctx, query.course_id)
  const { module_item_id, title } = await itemOfVersion(ctx.db, { version, item_id: params.id, removed: true })
  await ctx.db.update(versionItems).set({ removed_at: null }).where(itemInVersion(version, module_item_id))
  ctx.note(`item:${module_item_id}`, { restored: title })
  return { id: module_item_id }
})
