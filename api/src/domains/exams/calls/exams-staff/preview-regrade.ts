import { preview_regrade } from '@portico/shared/contract/exams/exams-staff.ts'
import { refuseOwnKey } from '../../refuse-own-key.ts'
import { refuseSharedCourse, refuseOutsideCourse } from '../../../access/door.ts'
import { raisableTries } from '../../regrade/raisable-tries.ts'
import { refuseKeyElsewhere } from '../../regrade/refuse-key-elsewhere.ts'
import { wrongKey } from '../../regrade/regrade-changes.ts'
import { verb } from '../../../../kernel/verb.ts'
import { examOfCourse } from './exam-of-course.ts'
import { refuseUnchanged } from './refuse-unchanged.ts'
import { shownChanges } from './shown-changes.ts'

export const previewRegrade = verb(preview_regrade, async ({ db, actor }, { params, body }) => {
  const { id } = await examOfCourse(db, params)
  await refuseOutsideCourse(db, { actor, course_id: params.course_id })
  await refuseOwnKey(db, { actor, item_id: id })
  await refuseSharedCourse(db, params.course_id)
  const wrong = await wrongKey(db, id, body)
  await refuseKeyElsewhere(db, { actor, wrong })
  const { key_before, key_after } = wrong
  const { raisable, own_left_out } = await raisableTries(db, { wrong, actor })
  refuseUnchanged({ wrong, raisable, own_left_out })
  return { key_before, key_after, ...(await shownChanges(db, { actor, raisable })), own_left_out }
})
