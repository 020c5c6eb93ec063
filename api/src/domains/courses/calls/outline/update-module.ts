import { update_module } from '@portico/shared/contract/courses/outline.ts'
import { versionModules } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedDraft } from './edited-draft.ts'
import { moduleOfDraft, moduleInDraft } from './module-of-draft.ts'

export const updateModule = verb(update_module, async (ctx, { params, query, body }) => {
  const draft = await editedDraft(ctx, query.course_id)
  const { module_id } = await moduleOfDraft(ctx.db, { draft, module_id: params.id })
  await ctx.db.update(versionModules).set(body).where(moduleInDraft(draft, module_id))
  ctx.note(`module:${module_id}`, body)
  return { id: module_id, title: body.title }
})
