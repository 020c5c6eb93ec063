import { eq } from 'drizzle-orm'
import { set_exam_accommodation } from '@portico/shared/contract/exams/exams-staff.ts'
import { attemptMinutes, attemptEndsAt, type ExtraTime } from '@portico/shared/rules/exams/attempt-time.ts'
import type { Transaction } from '../../../../db/client.ts'
import { examAccommodations, examTries } from '../../tables.ts'
import { refuseOwnRecord, requireCourseReach } from '../../../access/door.ts'
import { readExam, readAttempts, type ExamAttempt } from '../../../item-types/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockedEnrollment } from './enrollment-of-course.ts'
import { examOfCourse } from './exam-of-course.ts'

/** Gives one learner more time. A running attempt is extended at once and never shortened. */
export const setExamAccommodation = verb(set_exam_accommodation, async (ctx, { params, body }) => {
  const { db } = ctx
  const { id } = await examOfCourse(db, params)
  await requireCourseReach(db, { actor: ctx.actor, course_id: params.course_id })
  const { related_id, ...extra } = body
  const enrollment = await lockedEnrollment(db, { course_id: params.course_id, related_id })
  refuseOwnRecord(ctx.actor, enrollment.user_id)
  const key = { enrollment_id: enrollment.id, module_item_id: id }
  const values = { ...key, ...extra, set_by: ctx.actor.id, set_at: ctx.now() }
  await db
    .insert(examAccommodations)
    .values(values)
    .onConflictDoUpdate({
      target: [examAccommodations.portal_id, examAccommodations.enrollment_id, examAccommodations.module_item_id],
      set: values,
    })
  const running = (await readAttempts(db, key)).find(({ finished_at }) => finished_at === null)
  if (running) await extend(db, running, extra)
  ctx.note(`enrollment:${enrollment.id}`, { exam: id, ...extra })
  return extra
})

async function extend(db: Transaction, running: ExamAttempt, extra: ExtraTime): Promise<void> {
  const { time_limit_minutes, closes_at } = await readExam(db, running.exam_id)
  const minutes = attemptMinutes(time_limit_minutes, extra)
  const ends_at = attemptEndsAt({ started_at: running.started_at, minutes, closes_at })
  if (ends_at === null || running.ends_at === null || ends_at <= running.ends_at) return
  await db.update(examTries).set({ ends_at, time_limit_minutes: minutes }).where(eq(examTries.id, running.id))
}
