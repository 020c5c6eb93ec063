import { eq } from 'drizzle-orm'
import { detach_curator } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { curators } from '../../../tables.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { lockedEnrollment } from '../enrollment-of-slug.ts'

/** Repeating it changes nothing. */
export const detachCurator = verb(detach_curator, async (ctx, { params }) => {
  const course_id = await taughtCourse(ctx, params)
  const { id } = await lockedEnrollment(ctx.db, { course_id, related_id: params.related_id })
  const [gone] = await ctx.db.delete(curators).where(eq(curators.enrollment_id, id)).returning()
  ctx.note(`enrollment:${id}`, { curator: null, before: gone?.user_id ?? null })
  return { curator: null }
})
