import { delete_module } from '@portico/shared/contract/courses/outline.ts'
import { versionModules } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedDraft } from './edited-draft.ts'
import { moduleOfDraft, moduleInDraft } from './module-of-draft.ts'

export const deleteModule = verb(delete_module, async (ctx, { params, query }) => {
  const draft = await editedDraft(ctx, query.course_id)
  const { module_id, title } = await moduleOfDraft(ctx.db, { draft, module_id: params.id })
  await ctx.db.update(versionModules).set({ removed_at: ctx.now() }).where(moduleInDraft(draft, module_id))
  ctx.note(`module:${module_id}`, { deleted: title })
  return { id: module_id }
})
