import { sql } from 'drizzle-orm'
import { questionPools } from '../../exams/tables.ts'
import { rowIdsOfType, part, type PartsOfVersions } from '../rows-of-items.ts'
import { choices, examPools, exams, questions } from '../tables.ts'

/** The rows of a type that asks questions: its own and those of its pools. */
export const rowsOfExams =
  (type: 'Exam' | 'Survey'): PartsOfVersions =>
  (of) => {
    const own = rowIdsOfType(type, of)
    const pools = sql`(select x.question_pool_id from exam_pools x where x.portal_id = ${of.portal_id} and x.exam_id in ${own})`
    const asked = sql`(t.exam_id in ${own} or t.question_pool_id in ${pools})`
    return [
      part(of, questionPools, sql`t.id in ${pools}`),
      part(of, exams, sql`t.id in ${own}`),
      part(of, examPools, sql`t.exam_id in ${own}`),
      part(of, questions, asked),
      part(
        of,
        choices,
        sql`t.question_id in (select t.id from questions t where t.portal_id = ${of.portal_id} and ${asked})`,
      ),
    ]
  }
