import { and, desc, eq } from 'drizzle-orm'
import { list_scorm_openings } from '@portico/shared/contract/scorm/records.ts'
import { itemProgress } from '../../learning/tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { readOutline, ownEnrollment } from '../../learning/door.ts'
import { openingsOf } from './flight-openings.ts'

/** Shows learners who looked at what their player recorded. */
export const listScormOpenings = verb(list_scorm_openings, async (ctx, { params, query }) => {
  const enrollment = await ownEnrollment(ctx, query.related_id)
  const { items } = await readOutline(ctx.db, enrollment.id)
  if (!items.some(({ id }) => id === params.id)) fail('general.not_found')
  const [progress] = await ctx.db
    .select({ id: itemProgress.id })
    .from(itemProgress)
    .where(and(eq(itemProgress.enrollment_id, enrollment.id), eq(itemProgress.module_item_id, params.id)))
    .orderBy(desc(itemProgress.id))
  return progress ? openingsOf(ctx.db, progress.id) : []
})
