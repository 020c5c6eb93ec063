import { and, eq, inArray } from 'drizzle-orm'
import { make_learner_response } from '@portico/shared/contract/assignments.ts'
import { remainingAssignmentAttempts, submissionProblem } from '@portico/shared/rules/assignments/responses.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../db/client.ts'
import { assignmentDrafts, assignmentFiles, assignmentResponses } from '../tables.ts'
import { setItemStatus, updateProgress } from '../../learning/door.ts'
import {
  type AssignmentRow,
  unsubmittedFiles,
  responseViews,
  type ResponseKey,
  type ResponseRow,
} from '../../item-types/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { assignmentToTake } from './assignment-to-take.ts'
import { notifyGraders } from './notify-graders.ts'

type Given = { attempt: number; text: string; files: readonly string[] }

/** Submits the next attempt and sets the assignment in progress (ASG-003). Repeating the same attempt with the same answer returns the saved one. */
export const makeLearnerResponse = verb(make_learner_response, async (ctx, { params, body }) => {
  const { db } = ctx
  const work = await assignmentToTake(ctx, { enrollment_id: body.related_id, item_id: params.item_id })
  const { enrollment, item, key, assignment, responses, current_attempt } = work
  const { attempts } = assignment
  const earlier = responses.find(({ attempt }) => attempt === body.attempt)
  if (earlier && !(await isSame(db, earlier, body))) fail('assignments.attempt_over')
  const row = earlier ?? (await handIn(work, body))
  const [response] = await responseViews(db, [row])
  const after = await updateProgress(ctx, enrollment, item.id)
  if (!response) throw new Error('no response was made')
  return {
    response,
    remaining_attempts: remainingAssignmentAttempts({
      attempts,
      current_attempt: Math.max(current_attempt, row.attempt),
    }),
    after,
  }

  async function handIn(of: typeof work, given: Given): Promise<ResponseRow> {
    const { status } = item
    const refusal = submissionProblem({ status, attempts, current_attempt, isWaiting: isWaiting(responses) })
    if (refusal) fail(refusal)
    if (given.attempt !== current_attempt + 1) fail('assignments.attempt_over')
    rejectResponseKind(of.assignment, given)
    const [made] = await db
      .insert(assignmentResponses)
      .values({
        ...key,
        assignment_id: of.assignment.id,
        attempt: given.attempt,
        text: given.text,
        pass_score: of.assignment.score,
        submitted_at: ctx.now(),
      })
      .returning()
    if (!made) throw new Error('no response was made')
    await attachFiles(db, { key, files: given.files, response_id: made.id })
    await db
      .delete(assignmentDrafts)
      .where(
        and(
          eq(assignmentDrafts.enrollment_id, key.enrollment_id),
          eq(assignmentDrafts.module_item_id, key.module_item_id),
        ),
      )
    if (!isDone(status)) await setItemStatus(db, { ...key, from: status, to: itemProgress.in_progress, now: ctx.now() })
    ctx.note(`enrollment:${enrollment.id}`, { assignment: item.id, attempt: made.attempt })
    await notifyGraders(ctx, { enrollment, item, response_id: made.id })
    return made
  }
})

const isWaiting = (responses: readonly ResponseRow[]): boolean => responses.some(({ graded_at }) => graded_at === null)

function rejectResponseKind(
  { allow_text_response, restrict_user_to_upload }: AssignmentRow,
  { text, files }: Given,
): void {
  if (text.trim() !== '' && !allow_text_response) fail('assignments.no_text')
  if (files.length > 0 && restrict_user_to_upload) fail('assignments.no_uploads')
  if (text.trim() === '' && files.length === 0) fail('assignments.nothing_to_hand_in')
}

/** Attaches the learner's files for this assignment that are not submitted yet. */
async function attachFiles(
  db: Transaction,
  { key, files, response_id }: { key: ResponseKey; files: readonly string[]; response_id: number },
): Promise<void> {
  const at_hand = await unsubmittedFiles(db, key)
  const ids = files.map((name) => at_hand.find((file) => file.key === name)?.id ?? fail('uploads.file_gone'))
  if (ids.length > 0) await db.update(assignmentFiles).set({ response_id }).where(inArray(assignmentFiles.id, ids))
}

async function isSame(db: Transaction, earlier: ResponseRow, { text, files }: Given): Promise<boolean> {
  const had = await db
    .select({ key: assignmentFiles.key })
    .from(assignmentFiles)
    .where(eq(assignmentFiles.response_id, earlier.id))
  return earlier.text === text && had.length === files.length && had.every(({ key }) => files.includes(key))
}
