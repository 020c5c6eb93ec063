import { eq, sql } from 'drizzle-orm'
import { export_exam_attempts } from '@portico/shared/contract/exams/exams-staff.ts'
import { csvRows, csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { slugify } from '@portico/shared/rules/text/slugify.ts'
import type { Transaction } from '../../../../db/client.ts'
import { streamedCsv } from '../../../../csv/csv-stream.ts'
import { verb } from '../../../../kernel/verb.ts'
import { courses } from '../../../courses/tables.ts'
import { requireCourseReach } from '../../../access/door.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { questionsById } from '../../regrade/question-groups.ts'
import { attemptCells, attemptHead, questionColumns, type AttemptRow, type Asked } from './attempt-cells.ts'
import { examOfCourse } from './exam-of-course.ts'

/** As many attempts as are in memory at a time. */
const batch = 500
type Place = { enrollment_id: number; id: number }

/** Streams every attempt of the learners on the exam's page, in its order. Staff who still have to finish the exam would read results of their own. */
export const exportExamAttempts = verb(export_exam_attempts, async ({ inPortal, actor, portal, now }, { params }) => {
  const { asked, name } = await inPortal(async ({ db }) => {
    const { id, is_graded, title } = await examOfCourse(db, params)
    await requireCourseReach(db, { actor, course_id: params.course_id })
    await refuseOwnAnswerKey(db, { actor, item_id: id })
    const name = [...(await titlesOfCourse(db, params.course_id)), title].map(slugify).filter(Boolean).join('-')
    return { asked: await askedAt(db, { item_id: id, is_graded }), name }
  })
  const day = formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })
  let after: Place | null = null
  return streamedCsv({
    name: `${name || `exam-${params.exam_id}`}-attempts-${day}.csv`,
    head: csvText([attemptHead(asked)]),
    async next() {
      const rows = await inPortal(({ db }) => readAttempts(db, params, after))
      const last = rows.at(-1)
      if (last) after = { enrollment_id: Number(last.enrollment_id), id: Number(last.id) }
      const lines = last ? csvRows(rows.map((row) => attemptCells(row, asked))) : ''
      return { lines, isLast: rows.length < batch }
    },
  })
})

async function titlesOfCourse(db: Transaction, course_id: number): Promise<string[]> {
  const rows = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, course_id))
  return rows.map(({ title }) => title)
}

async function askedAt(db: Transaction, exam: { item_id: number; is_graded: boolean }): Promise<Asked> {
  const rows = await db.execute<{ id: string }>(sql`
    select distinct unnest(question_ids) as id from exam_tries where module_item_id = ${exam.item_id}`)
  const known = await questionsById(
    db,
    rows.map(({ id }) => Number(id)),
  )
  return { ...questionColumns([...known.values()]), is_graded: exam.is_graded }
}

function readAttempts(
  db: Transaction,
  { course_id, exam_id }: { course_id: number; exam_id: number },
  after: Place | null,
): Promise<(AttemptRow & { id: string; enrollment_id: string })[]> {
  const beyond = after
    ? sql`(t.enrollment_id < ${after.enrollment_id} or (t.enrollment_id = ${after.enrollment_id} and t.id > ${after.id}))`
    : sql`true`
  return db.execute(sql`
    select t.id, t.enrollment_id, u.first_name, u.last_name, u.email, t.attempts, t.started_at, t.finished_at, t.ended_by, t.score,
      t.status, t.question_ids,
      coalesce((select jsonb_object_agg(a.question_id, jsonb_build_object('choices', a.choice_ids, 'right', a.is_correct))
        from exam_answers a where a.exam_try_id = t.id), '{}') as answers
    from exam_tries t
    join enrollments e on e.id = t.enrollment_id
    join users u on u.id = e.user_id
    where t.module_item_id = ${exam_id} and e.course_id = ${course_id} and ${beyond}
    order by t.enrollment_id desc, t.id limit ${batch}`)
}
