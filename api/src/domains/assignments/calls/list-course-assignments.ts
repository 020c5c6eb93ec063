import { sql } from 'drizzle-orm'
import { list_course_assignments, type CourseAssignment } from '@portico/shared/contract/assignments-staff.ts'
import { typesFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { taughtCourse } from '../../access/door.ts'
import { latestItemPosition } from '../../../db/latest-item-position.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { verb } from '../../../kernel/verb.ts'

const submittedTypes = typesFinishedBy('instructor')

/** Lists the assignments of the draft and the published version, plus removed ones that learners have submitted, in course order (EXM-019). */
export const listCourseAssignments = verb(list_course_assignments, async ({ db, actor }, { params }) => {
  const course_id = await taughtCourse({ db, actor }, { id: params.course_id })
  const rows = await db.execute<CourseAssignment>(sql`
    select t.id, i.title, x.waiting_count, x.passed_count, x.failed_count
    from module_items t
    ${latestItemPosition}
    cross join lateral (
      select count(*) filter (where l.status = ${itemProgress.in_progress})::int as waiting_count, count(*) filter (where l.status = ${itemProgress.success})::int as passed_count,
        count(*) filter (where l.status = ${itemProgress.failed})::int as failed_count, count(*) as all_count
      from (select distinct on (r.enrollment_id) r.status from assignment_responses r
        where r.module_item_id = t.id order by r.enrollment_id, r.attempt desc) l) x
    where t.course_id = ${course_id} and t.itemable_type = any(${`{${submittedTypes.join(',')}}`}::text[])
      and (i.state <> 'past' or x.all_count > 0)
    order by i.state = 'past', i.module_sort, i.sort_number, t.id`)
  return [...rows]
})
