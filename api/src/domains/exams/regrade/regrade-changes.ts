import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { hasOneRightAnswer } from '@portico/shared/item-types/one-right-answer.ts'
import { regradeAttempt, type RaisedAttempt } from '@portico/shared/rules/exams/regrade-attempt.ts'
import type { Transaction } from '../../../db/client.ts'
import { enrollments } from '../../learning/tables.ts'
import { examAnswers, examTries } from '../tables.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { readAnswers, readExam, readQuestions, type ExamAttempt, type FullQuestion } from '../../item-types/door.ts'
import { originOf, rowsInExam } from './question-groups.ts'

type KeyInput = { question_id: number; choice_ids: readonly number[] }
/** Rows of a question, newest last, with the right choices of each row by its id. */
export type Keys = { rows: FullQuestion[]; keys: ReadonlyMap<number, ReadonlySet<number>> }
export type WrongKey = Keys & {
  newest: FullQuestion
  /** true if the key is unchanged; it may be corrected again for a colleague whose results were left out */ is_same: boolean
  key_before: string[]
  key_after: string[]
}
export type Raised = { one: ExamAttempt; raised: RaisedAttempt }

/**
 * Returns a question of an exam with the corrected key for its rows there. With `for_update`, corrections of one question run one after the other;
 * answers that refer to its rows do not wait.
 */
export async function wrongKey(
  db: Transaction,
  exam_id: number,
  { for_update = false, ...wish }: KeyInput & { for_update?: boolean },
): Promise<WrongKey> {
  const rows = await rowsInExam(db, { exam_id, question_id: wish.question_id, for_update })
  const newest = rows.at(-1)
  if (!newest || !(await containsQuestion(db, exam_id, rows))) return fail('general.not_found')
  const wanted = new Set(wish.choice_ids)
  const known = new Set(rows.flatMap(({ choices }) => choices.map(originOf)))
  if (![...wanted].every((id) => known.has(id))) return fail('general.not_found')
  const keys = new Map(
    rows.map(({ id, choices }) => [
      id,
      new Set(choices.filter((choice) => wanted.has(originOf(choice))).map((choice) => choice.id)),
    ]),
  )
  const key = newest.choices.map(({ id }) => ({ is_correct: keys.get(newest.id)?.has(id) ?? false }))
  if (!hasOneRightAnswer({ type: newest.type, choices: key }))
    failFields({ choice_ids: [errorMessage('validation.one_correct_answer')] })
  const is_same = rows.every(({ id, choices }) =>
    choices.every((choice) => choice.is_correct === keys.get(id)?.has(choice.id)),
  )
  return {
    rows,
    newest,
    keys,
    is_same,
    key_before: newest.choices.filter(({ is_correct }) => is_correct).map(({ title }) => title),
    key_after: newest.choices.filter(({ id }) => keys.get(newest.id)?.has(id)).map(({ title }) => title),
  }
}

/** Whether a version of this exam contains one of these rows, or one of its attempts asked it. */
async function containsQuestion(db: Transaction, exam_id: number, rows: readonly FullQuestion[]): Promise<boolean> {
  const listed = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`
  const own = rows.flatMap((row) => row.exam_id ?? [])
  const [found] = await db.execute(sql`
    select 1 from version_items where module_item_id = ${exam_id} and itemable_id = any(${listed(own)})
    union all
    select 1 from exam_tries where module_item_id = ${exam_id} and question_ids && ${listed(rows.map(({ id }) => id))}
    limit 1`)
  return found !== undefined
}

/** Finds graded attempts of any exam that the corrected key raises. `for_update` first locks their enrollments in one order. */
export async function raisedAttempts(
  db: Transaction,
  { rows, keys }: Keys,
  { for_update = false }: { for_update?: boolean } = {},
): Promise<Raised[]> {
  const answered = db
    .selectDistinct({ id: examAnswers.exam_try_id })
    .from(examAnswers)
    .where(
      inArray(
        examAnswers.question_id,
        rows.map(({ id }) => id),
      ),
    )
  const graded = () =>
    db
      .select()
      .from(examTries)
      .where(and(inArray(examTries.id, answered), isNotNull(examTries.score), isNotNull(examTries.finished_at)))
      .orderBy(asc(examTries.id))
  let tries = await graded()
  if (for_update && tries.length > 0) {
    const ids = [...new Set(tries.map(({ enrollment_id }) => enrollment_id))]
    await db
      .select({ id: enrollments.id })
      .from(enrollments)
      .where(inArray(enrollments.id, ids))
      .orderBy(asc(enrollments.id))
      .for('update')
    tries = await graded()
  }
  const found: Raised[] = []
  for (const one of tries) {
    const raised = regradeAttempt({
      status: one.status,
      score: one.score,
      pass_percentage: one.pass_percentage ?? (await readExam(db, one.exam_id)).pass_percentage,
      questions: await readQuestions(db, one.question_ids),
      answers: await readAnswers(db, one.id),
      keys,
    })
    if (raised) found.push({ one, raised })
  }
  return found
}
