import { regrade_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { refuseSharedCourseEdit, requireCourseReach } from '../../../access/door.ts'
import { correctKey } from '../../../item-types/door.ts'
import { originOf } from '../../regrade/question-groups.ts'
import { raisableAttempts } from '../../regrade/raisable-attempts.ts'
import { noteRegrade } from '../../regrade/note-regrade.ts'
import { raiseResults } from '../../regrade/raise-results.ts'
import { refuseIfAskedElsewhere } from '../../regrade/refuse-if-asked-elsewhere.ts'
import { wrongKey } from '../../regrade/regrade-changes.ts'
import { verb } from '../../../../kernel/verb.ts'
import { examOfCourse } from './exam-of-course.ts'
import { rejectUnchangedKey } from './reject-unchanged-key.ts'
import { visibleChanges } from './visible-changes.ts'

/**
 * Corrects the key in every row of a question, raises the results that the wrong key had lowered, and logs both. Lowers no result and reopens
 * nothing.
 */
export const regradeExam = verb(regrade_exam, async (ctx, { params, body }) => {
  const { db } = ctx
  const { id } = await examOfCourse(db, params)
  await requireCourseReach(db, { actor: ctx.actor, course_id: params.course_id })
  await refuseOwnAnswerKey(db, { actor: ctx.actor, item_id: id })
  await refuseSharedCourseEdit(db, params.course_id)
  const wrong = await wrongKey(db, id, { ...body, for_update: true })
  await refuseIfAskedElsewhere(db, { actor: ctx.actor, wrong })
  const { raisable, own_left_out } = await raisableAttempts(db, { wrong, actor: ctx.actor, for_update: true })
  rejectUnchangedKey({ wrong, raisable, own_left_out })
  const shown = await visibleChanges(db, { actor: ctx.actor, raisable })
  const exam_regrade_id = await noteRegrade(db, {
    module_item_id: id,
    question_id: originOf(wrong.newest),
    question_title: wrong.newest.title,
    key_before: wrong.key_before,
    key_after: wrong.key_after,
    reason: body.reason,
    regraded_by: ctx.actor.id,
    regraded_at: ctx.now(),
  })
  await correctKey(db, wrong)
  await raiseResults(ctx, { raisable, exam_regrade_id })
  await ctx.emit('exam.key_corrected', { exam_regrade_id })
  ctx.note(`exam:${id}`, { question: wrong.newest.title, reason: body.reason, changed: raisable.length })
  return { key_before: wrong.key_before, key_after: wrong.key_after, ...shown, own_left_out }
})
