import { eq, max } from 'drizzle-orm'
import { create_module } from '@portico/shared/contract/courses/outline.ts'
import { modules, versionModules } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkOutlineLimit } from './check-outline-limit.ts'
import { editedDraft } from './edited-draft.ts'

export const createModule = verb(create_module, async (ctx, { query, body }) => {
  const { db } = ctx
  const draft = await editedDraft(ctx, query.course_id)
  await checkOutlineLimit(db, draft, versionModules)
  const [last] = await db
    .select({ sort_number: max(versionModules.sort_number) })
    .from(versionModules)
    .where(eq(versionModules.course_version_id, draft.id))
  const [module] = await db.insert(modules).values({ course_id: query.course_id }).returning()
  if (!module) throw new Error('no module was made')
  const sort_number = (last?.sort_number ?? 0) + 1
  await db
    .insert(versionModules)
    .values({ course_version_id: draft.id, module_id: module.id, title: body.title, sort_number })
  ctx.note(`module:${module.id}`, body)
  return { id: module.id, title: body.title, items: [] }
})
