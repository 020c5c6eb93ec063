import { eq } from 'drizzle-orm'
import { update_outline_settings } from '@portico/shared/contract/courses/outline.ts'
import { courseVersions } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedDraft } from './edited-draft.ts'

export const updateOutlineSettings = verb(update_outline_settings, async (ctx, { query, body }) => {
  const draft = await editedDraft(ctx, query.course_id)
  await ctx.db.update(courseVersions).set(body).where(eq(courseVersions.id, draft.id))
  ctx.note(`course:${query.course_id}`, body)
  return body
})
