import { and, asc, eq, inArray } from 'drizzle-orm'
import { show_learner_exam, type LearnerExam, type StaffAttempt } from '@portico/shared/contract/exams/exams-staff.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { itemProgress as states } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../../db/client.ts'
import { examResets } from '../../tables.ts'
import { users } from '../../../identity/tables.ts'
import { progressOf, contentOf } from '../../../learning/door.ts'
import { requireLearnerReach } from '../../../access/door.ts'
import {
  extraTimeOf,
  passMarksOf,
  readAnswersOf,
  readAttempts,
  readExam,
  readQuestions,
  sheetFrom,
  usedAttempts,
  type ExamAttempt,
  type FullQuestion,
  type GivenAnswers,
} from '../../../item-types/door.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { enrollmentOfCourse } from './enrollment-of-course.ts'
import { examOfCourse } from './exam-of-course.ts'

/** Returns one learner's exam with all attempts, resets and extra time (BLD-010). */
export const showLearnerExam = verb(show_learner_exam, async ({ db, actor }, { params, query }) => {
  const { id, title, is_graded } = await examOfCourse(db, params)
  const enrollment = await enrollmentOfCourse(db, { course_id: params.course_id, related_id: query.related_id })
  if (enrollment.user_id !== params.user_id) return fail('general.not_found')
  await requireLearnerReach(db, { actor, enrollment })
  await refuseOwnAnswerKey(db, { actor, item_id: id })
  const key = { enrollment_id: enrollment.id, module_item_id: id }
  const tries = await readAttempts(db, key)
  const exam = await readExam(db, (await contentOf(db, key)) ?? tries[0]?.exam_id ?? 0)
  const attempts_used = await usedAttempts(db, key, tries)
  return {
    learner: await personOf(db, enrollment.user_id),
    exam: { id, title, is_graded, attempts_number: exam.attempts_number, time_limit_minutes: exam.time_limit_minutes },
    status: (await progressOf(db, key))?.status ?? states.not_started,
    remaining_attempts: remainingAttempts({ attempts_number: exam.attempts_number, attempts_used }),
    accommodation: await extraTimeOf(db, key),
    resets: await resetsOf(db, key),
    tries: await staffAttempts(db, tries),
  }
})

/** Reads what all attempts need at once, since a knowledge check may be taken any number of times. */
async function staffAttempts(db: Transaction, tries: readonly ExamAttempt[]): Promise<StaffAttempt[]> {
  const distinct = (ids: readonly number[]) => [...new Set(ids)]
  const answers = await readAnswersOf(
    db,
    tries.map(({ id }) => id),
  )
  const questions = await readQuestions(db, distinct(tries.flatMap(({ question_ids }) => question_ids)))
  const unmarked = tries.filter(({ pass_percentage }) => pass_percentage === null)
  const passMarks = await passMarksOf(db, distinct(unmarked.map(({ exam_id }) => exam_id)))
  return tries.map((one) =>
    staffAttempt(one, {
      given: answers.get(one.id) ?? new Map(),
      sheet: sheetFrom(one, questions),
      pass_percentage: one.pass_percentage ?? passMarks.get(one.exam_id) ?? 0,
    }),
  )
}

type Read = { given: GivenAnswers; sheet: readonly FullQuestion[]; pass_percentage: number }

const staffAttempt = (one: ExamAttempt, { given, sheet, pass_percentage }: Read): StaffAttempt => ({
  attempts: one.attempts,
  status: one.status,
  score: one.score,
  points: one.points,
  points_total: one.points_total,
  pass_percentage,
  started_at: one.started_at.toISOString(),
  ends_at: one.ends_at?.toISOString() ?? null,
  finished_at: one.finished_at?.toISOString() ?? null,
  ended_by: one.ended_by,
  questions: sheet.map(({ id, title, points, picture, picture_alt, choices }) => ({
    id,
    title,
    points,
    picture,
    picture_alt,
    is_correct: given.get(id)?.is_correct ?? null,
    choices: choices.map((choice) => ({
      id: choice.id,
      title: choice.title,
      is_correct: choice.is_correct,
      is_chosen: given.get(id)?.choice_ids.includes(choice.id) ?? false,
    })),
  })),
})

async function personOf(db: Transaction, id: number): Promise<LearnerExam['learner']> {
  const [person] = await db
    .select({ id: users.id, first: users.first_name, last: users.last_name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  if (!person) return fail('general.not_found')
  return { id: person.id, name: `${person.first} ${person.last}`.trim(), email: person.email }
}

type Key = { enrollment_id: number; module_item_id: number }

async function resetsOf(db: Transaction, key: Key): Promise<LearnerExam['resets']> {
  const rows = await db
    .select()
    .from(examResets)
    .where(and(eq(examResets.enrollment_id, key.enrollment_id), eq(examResets.module_item_id, key.module_item_id)))
    .orderBy(asc(examResets.id))
  const names = await namesOf(
    db,
    rows.map(({ reset_by }) => reset_by),
  )
  return rows.map(({ after_attempts, reset_by, reset_at }) => ({
    after_attempts,
    by: names.get(reset_by) ?? null,
    at: reset_at.toISOString(),
  }))
}

/** Returns people's names by id; people who left this portal are missing. */
export async function namesOf(db: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, first: users.first_name, last: users.last_name })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, first, last }) => [id, `${first} ${last}`.trim()]))
}
