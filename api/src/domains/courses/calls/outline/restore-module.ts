import { restore_module } from '@portico/shared/contract/courses/outline.ts'
import { versionModules } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedDraft } from './edited-draft.ts'
import { moduleOfDraft, moduleInDraft } from './module-of-draft.ts'

export const restoreModule = verb(restore_module, async (ctx, { params, query }) => {
  const draft = await editedDraft(ctx, query.course_id)
  const { module_id, title } = await moduleOfDraft(ctx.db, { draft, module_id: params.id, removed: true })
  await ctx.db.update(versionModules).set({ removed_at: null }).where(moduleInDraft(draft, module_id))
  ctx.note(`module:${module_id}`, { restored: title })
  return { id: module_id }
})
