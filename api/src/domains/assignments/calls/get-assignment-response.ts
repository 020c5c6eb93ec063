import { get_assignment_response } from '@portico/shared/contract/assignments.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { remainingAssignmentAttempts } from '@portico/shared/rules/assignments/responses.ts'
import { readOutline, readableEnrollment } from '../../learning/door.ts'
import {
  readAssignment,
  unsubmittedFiles,
  peopleOf,
  readResponses,
  fileView,
  responseViews,
} from '../../item-types/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { draftOf } from './draft-of.ts'

export const getAssignmentResponse = verb(get_assignment_response, async (ctx, { params, query }) => {
  const { db } = ctx
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const item =
    (await readOutline(db, enrollment.id)).items.find(
      ({ id, itemable_type }) => id === params.item_id && isFinishedBy('instructor', itemable_type),
    ) ?? fail('general.not_found')
  const { attempts } = await readAssignment(db, item.itemable_id)
  const key = { enrollment_id: enrollment.id, module_item_id: item.id }
  const responses = await readResponses(db, key)
  const current_attempt = responses[0]?.attempt ?? 0
  const learner = (await peopleOf(db, [enrollment.user_id])).get(enrollment.user_id) ?? fail('general.not_found')
  const draft = await draftOf(db, key)
  return {
    status: item.status,
    attempts,
    current_attempt,
    remaining_attempts: remainingAssignmentAttempts({ attempts, current_attempt }),
    learner,
    responses: await responseViews(db, responses),
    draft: draft.text,
    draft_version: draft.version,
    files: (await unsubmittedFiles(db, key)).map(fileView),
  }
})
