import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { AssignmentResponse, GradeChange, ResponseFile } from '@portico/shared/contract/assignments.ts'
import type { Transaction } from '../../../db/client.ts'
import { assignmentFiles, assignmentGradeChanges, assignmentResponses } from '../../assignments/tables.ts'
import { users } from '../../identity/tables.ts'

export type ResponseKey = { enrollment_id: number; module_item_id: number }
export type ResponseRow = typeof assignmentResponses.$inferSelect
type Person = { id: number; first_name: string; last_name: string; middle_name: string | null }

/** Returns all attempts at an assignment, newest first. */
export const readResponses = (db: Transaction, key: ResponseKey): Promise<ResponseRow[]> =>
  db
    .select()
    .from(assignmentResponses)
    .where(
      and(
        eq(assignmentResponses.enrollment_id, key.enrollment_id),
        eq(assignmentResponses.module_item_id, key.module_item_id),
      ),
    )
    .orderBy(desc(assignmentResponses.attempt))

/** Returns files added for the next attempt and not submitted yet. */
export const unsubmittedFiles = (db: Transaction, key: ResponseKey) =>
  db
    .select()
    .from(assignmentFiles)
    .where(
      and(
        eq(assignmentFiles.enrollment_id, key.enrollment_id),
        eq(assignmentFiles.module_item_id, key.module_item_id),
        isNull(assignmentFiles.response_id),
      ),
    )
    .orderBy(asc(assignmentFiles.id))

export const fileView = ({ key, name, size }: ResponseFile): ResponseFile => ({ key, name, size })

export async function peopleOf(db: Transaction, ids: readonly number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      middle_name: users.middle_name,
    })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Builds the attempts as learner and staff read them: what was submitted and the feedback (ASG-002). */
export async function responseViews(db: Transaction, rows: readonly ResponseRow[]): Promise<AssignmentResponse[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await db
    .select()
    .from(assignmentFiles)
    .where(inArray(assignmentFiles.response_id, ids))
    .orderBy(asc(assignmentFiles.id))
  const changes = await db
    .select()
    .from(assignmentGradeChanges)
    .where(inArray(assignmentGradeChanges.response_id, ids))
    .orderBy(desc(assignmentGradeChanges.id))
  const graders = await peopleOf(db, [
    ...rows.flatMap(({ graded_by }) => graded_by ?? []),
    ...changes.map(({ changed_by }) => changed_by),
  ])
  return rows.map((row) => ({
    id: row.id,
    attempt: row.attempt,
    status: row.status,
    pass_score: row.pass_score,
    learner_response: {
      text: row.text,
      files: files.filter((file) => file.response_id === row.id).map(fileView),
      submitted_at: row.submitted_at.toISOString(),
    },
    instructor_response:
      row.graded_at === null || row.score === null
        ? null
        : {
            score: row.score,
            feedback: row.feedback,
            graded_at: row.graded_at.toISOString(),
            user: graders.get(row.graded_by ?? 0) ?? null,
            changes: changes.filter(({ response_id }) => response_id === row.id).map((one) => changeView(one, graders)),
          },
  }))
}

/** Builds one attempt as learner and staff read it. */
export async function responseView(db: Transaction, row: ResponseRow): Promise<AssignmentResponse> {
  const [view] = await responseViews(db, [row])
  if (!view) throw new Error('an attempt has no view')
  return view
}

const changeView = (
  {
    id,
    from_score,
    from_feedback,
    to_score,
    reason,
    changed_at,
    changed_by,
  }: typeof assignmentGradeChanges.$inferSelect,
  people: ReadonlyMap<number, Person>,
): GradeChange => ({
  id,
  from_score,
  from_feedback,
  to_score,
  reason,
  changed_at: changed_at.toISOString(),
  user: people.get(changed_by) ?? null,
})
