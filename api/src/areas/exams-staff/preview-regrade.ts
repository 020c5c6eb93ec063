import { preview_regrade } from '@portico/shared/contract/exams-staff.ts'
import { verb } from '../../kernel/verb.ts'
import { examOfCourse } from './exam-of-course.ts'
import { raisedTries, wrongKey } from './regrade-changes.ts'
import { shownChanges } from './shown-changes.ts'

export const previewRegrade = verb(preview_regrade, async ({ db }, { params, body }) => {
  const { id } = await examOfCourse(db, params)
  const wrong = await wrongKey(db, id, body)
  const { key_before, key_after } = wrong
  return { key_before, key_after, changed: await shownChanges(db, await raisedTries(db, wrong)) }
})
