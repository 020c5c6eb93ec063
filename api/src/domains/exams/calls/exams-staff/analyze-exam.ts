import { desc, eq, sql } from 'drizzle-orm'
import { analyze_exam, type QuestionAnswers } from '@portico/shared/contract/exams/exams-staff.ts'
import { itemAnalysis, type AnalyzedAttempt, type ItemFigures } from '@portico/shared/rules/exams/item-analysis.ts'
import type { Transaction } from '../../../../db/client.ts'
import { examRegradeTries, examRegrades } from '../../tables.ts'
import type { FullQuestion } from '../../../item-types/door.ts'
import { requireCourseReach } from '../../../access/door.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { verb } from '../../../../kernel/verb.ts'
import { examOfCourse } from './exam-of-course.ts'
import { originOf, questionsById } from '../../regrade/question-groups.ts'
import { namesOf } from './show-learner-exam.ts'

type Sheet = {
  question_ids: number[]
  answers: Record<string, { choices: number[]; right: boolean | null }>
}

/**
 * Analyzes first attempts for exams, so that learning from the exam does not count, and last attempts for knowledge checks, which ask for current
 * opinions.
 */
export const analyzeExam = verb(analyze_exam, async ({ db, actor }, { params }) => {
  const { id, title, is_graded } = await examOfCourse(db, params)
  await requireCourseReach(db, { actor, course_id: params.course_id })
  await refuseOwnAnswerKey(db, { actor, item_id: id })
  const sheets = await readSheets(db, { item_id: id, is_graded })
  const known = await questionsById(db, [...new Set(sheets.flatMap(({ question_ids }) => question_ids))])
  const figures = itemAnalysis(sheets.map((sheet) => analyzed(sheet, { known, is_graded })))
  return {
    title,
    is_graded,
    tries_count: sheets.length,
    questions: [...figures].map(([origin, one]) => questionAnalysis(origin, one, { known, is_graded })),
    regrades: await regradesOf(db, id),
  }
})

/** Reads one attempt per learner, finished by the learner or by time, with its answers. */
async function readSheets(
  db: Transaction,
  { item_id, is_graded }: { item_id: number; is_graded: boolean },
): Promise<Sheet[]> {
  const order = is_graded ? sql`asc` : sql`desc`
  return db.execute<Sheet>(sql`
    select t.question_ids, coalesce((select jsonb_object_agg(a.question_id, jsonb_build_object('choices', a.choice_ids, 'right', a.is_correct))
      from exam_answers a where a.exam_try_id = t.id), '{}') as answers
    from (select distinct on (enrollment_id) id, question_ids from exam_tries
      where module_item_id = ${item_id} and finished_at is not null and ended_by is distinct from 'staff'
      order by enrollment_id, attempts ${order}) t`)
}

type Of = { known: ReadonlyMap<number, FullQuestion>; is_graded: boolean }

function analyzed({ question_ids, answers }: Sheet, { known, is_graded }: Of): AnalyzedAttempt {
  return {
    asked: question_ids.map(Number).flatMap((id) => {
      const question = known.get(id)
      if (!question) return []
      const given = answers[id]
      const origins = new Map(question.choices.map((choice) => [choice.id, originOf(choice)]))
      return [
        {
          question_id: originOf(question),
          points: question.points,
          is_correct: is_graded ? given?.right === true : null,
          choice_ids: (given?.choices ?? []).map((choice) => origins.get(choice) ?? choice),
        },
      ]
    }),
  }
}

/** Returns a question in its latest wording with every choice it has or had. */
function questionAnalysis(origin: number, figures: ItemFigures, { known, is_graded }: Of): QuestionAnswers {
  const rows = [...known.values()].filter((one) => originOf(one) === origin).toSorted((one, other) => other.id - one.id)
  const [newest] = rows
  if (!newest) throw new Error('a question that was asked is gone')
  const choices = new Map(
    rows.toReversed().flatMap((row) => row.choices.map((choice) => [originOf(choice), choice] as const)),
  )
  const { picked, ...counts } = figures
  return {
    id: origin,
    title: newest.title,
    type: newest.type,
    is_from_pool: newest.question_pool_id !== null,
    ...counts,
    choices: [...choices].map(([id, choice]) => ({
      id,
      title: choice.title,
      is_correct: is_graded && choice.is_correct,
      picked_count: picked.get(id) ?? 0,
    })),
  }
}

/** Reads the log of corrected keys. */
async function regradesOf(db: Transaction, item_id: number) {
  const rows = await db
    .select({
      question_title: examRegrades.question_title,
      key_before: examRegrades.key_before,
      key_after: examRegrades.key_after,
      reason: examRegrades.reason,
      by: examRegrades.regraded_by,
      at: examRegrades.regraded_at,
      changed_count: sql<number>`(select count(*)::int from ${examRegradeTries} where exam_regrade_id = exam_regrades.id)`,
    })
    .from(examRegrades)
    .where(eq(examRegrades.module_item_id, item_id))
    .orderBy(desc(examRegrades.id))
    .limit(100)
  const names = await namesOf(
    db,
    rows.map(({ by }) => by),
  )
  return rows.map((row) => ({ ...row, by: names.get(row.by) ?? null }))
}
