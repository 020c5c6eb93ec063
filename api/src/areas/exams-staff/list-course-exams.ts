import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { list_course_exams, type CourseExam } from '@portico/shared/contract/exams-staff.ts'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { isFinishedBy, itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { courses } from '../../db/tables/courses.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'

// Passed, or a knowledge check that was handed in.
const done = `{${itemProgress.success},${itemProgress.finished}}`

const asking = itemTypeNames.filter((type) => isFinishedBy('exam_try', type))

/** Those of the draft and of the published version, and whatever else learners have taken, in the order of the course (EXM-019). */
export const listCourseExams = verb(list_course_exams, async ({ db }, { params }) => {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, params.course_id), isNull(courses.deleted_at)))
  if (!course) return fail('general.not_found')
  const rows = await db.execute<Omit<CourseExam, 'is_graded'>>(sql`
    select t.id, t.itemable_type, i.title, x.learners_count, x.passed_count, x.average_score
    from module_items t
    join lateral (
      select i.title, v.state, m.sort_number as module_sort, i.sort_number from version_items i
      join course_versions v on v.id = i.course_version_id
      join version_modules m on m.course_version_id = v.id and m.module_id = i.module_id
      where i.module_item_id = t.id and i.removed_at is null
      order by v.state = 'past', v.number desc nulls first limit 1) i on true
    cross join lateral (
      select count(*)::int as learners_count, count(*) filter (where b.passed)::int as passed_count, floor(avg(b.score))::int as average_score
      from (select max(e.score) as score, bool_or(e.status = any(${done}::smallint[])) as passed from exam_tries e
        where e.module_item_id = t.id group by e.enrollment_id) b) x
    where t.course_id = ${course.id} and t.itemable_type = any(${`{${asking.join(',')}}`}::text[])
      and (i.state <> 'past' or x.learners_count > 0)
    order by i.state = 'past', i.module_sort, i.sort_number, t.id`)
  return rows.map((row) => ({ ...row, is_graded: itemTypeOf(row.itemable_type).is_graded }))
})
