import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { sql } from 'drizzle-orm'
import { list_course_exams, type CourseExam } from '@portico/shared/contract/exams/exams-staff.ts'
import { typesFinishedBy, itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { taughtCourse } from '../../../access/door.ts'
import { latestItemPosition } from '../../../../db/latest-item-position.ts'
import { verb } from '../../../../kernel/verb.ts'

// Passed, or a submitted knowledge check.
const done = `{${itemProgress.success},${itemProgress.finished}}`

const asking = typesFinishedBy('exam_try')

/** Lists exams of the draft and the published version, plus removed ones that learners have taken, in course order (EXM-019). */
export const listCourseExams = verb(list_course_exams, async ({ db, actor }, { params }) => {
  const course_id = await taughtCourse({ db, actor }, { id: params.course_id })
  const rows = await db.execute<Omit<CourseExam, 'is_graded'>>(sql`
    select t.id, t.itemable_type, i.title, x.learners_count, x.passed_count, x.average_score
    from module_items t
    ${latestItemPosition}
    cross join lateral (
      select count(*)::int as learners_count, count(*) filter (where b.passed)::int as passed_count, floor(avg(b.score))::int as average_score
      from (select max(e.score) as score, bool_or(e.status = any(${done}::smallint[])) as passed from exam_tries e
        where e.module_item_id = t.id group by e.enrollment_id) b) x
    where t.course_id = ${course_id} and t.itemable_type = any(${`{${asking.join(',')}}`}::text[])
      and (i.state <> 'past' or x.learners_count > 0)
    order by i.state = 'past', i.module_sort, i.sort_number, t.id`)
  return rows.map((row) => ({ ...row, is_graded: itemTypeOf(row.itemable_type).is_graded }))
})
