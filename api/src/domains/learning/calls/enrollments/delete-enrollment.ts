import { and, eq } from 'drizzle-orm'
import { delete_enrollment } from '@portico/shared/contract/learning/enrollments.ts'
import { taughtCourse, refuseOwnRecord } from '../../../access/door.ts'
import { enrollments } from '../../tables.ts'
import { endEnrollment } from '../../end-enrollment.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/**
 * Ends an enrollment; everything done in it stays on record (USR-022). The credit of one that was never started returns to its source, a buyer or the
 * portal (OP-71). Repeating it changes nothing.
 */
export const deleteEnrollment = verb(delete_enrollment, async (ctx, { params }) => {
  const { db, actor, note } = ctx
  const course_id = await taughtCourse(ctx, params)
  const of = and(eq(enrollments.id, params.related_id), eq(enrollments.course_id, course_id))
  const [seen] = await db.select().from(enrollments).where(of)
  if (!seen) return fail('general.not_found')
  refuseOwnRecord(actor, seen.user_id)
  const { is_ended, returned_to } = await endEnrollment(db, {
    seen,
    actor_id: actor.id,
    now: ctx.now(),
    emit: ctx.emit,
    check: ({ finished_at }) => void (finished_at === null || fail('enrollments.finished')),
  })
  if (is_ended) note(`enrollment:${seen.id}`, { ended: true })
  return { id: seen.id, is_seat_returned: returned_to !== null, returned_to }
})
