import { preview_regrade } from '@portico/shared/contract/exams/exams-staff.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { refuseSharedCourseEdit, requireCourseReach } from '../../../access/door.ts'
import { raisableAttempts } from '../../regrade/raisable-attempts.ts'
import { refuseIfAskedElsewhere } from '../../regrade/refuse-if-asked-elsewhere.ts'
import { wrongKey } from '../../regrade/regrade-changes.ts'
import { verb } from '../../../../kernel/verb.ts'
import { examOfCourse } from './exam-of-course.ts'
import { rejectUnchangedKey } from './reject-unchanged-key.ts'
import { visibleChanges } from './visible-changes.ts'

export const previewRegrade = verb(preview_regrade, async ({ db, actor }, { params, body }) => {
  const { id } = await examOfCourse(db, params)
  await requireCourseReach(db, { actor, course_id: params.course_id })
  await refuseOwnAnswerKey(db, { actor, item_id: id })
  await refuseSharedCourseEdit(db, params.course_id)
  const wrong = await wrongKey(db, id, body)
  await refuseIfAskedElsewhere(db, { actor, wrong })
  const { key_before, key_after } = wrong
  const { raisable, own_left_out } = await raisableAttempts(db, { wrong, actor })
  rejectUnchangedKey({ wrong, raisable, own_left_out })
  return { key_before, key_after, ...(await visibleChanges(db, { actor, raisable })), own_left_out }
})
