import { and, eq, isNull, sql } from 'drizzle-orm'
import { list_course_assignments, type CourseAssignment } from '@portico/shared/contract/assignments-staff.ts'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { courses } from '../../db/tables/courses.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'

const handedIn = itemTypeNames.filter((type) => isFinishedBy('instructor', type))

/** Those of the draft and of the published version, and whatever else learners have handed in, in the order of the course (EXM-019). */
export const listCourseAssignments = verb(list_course_assignments, async ({ db }, { params }) => {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, params.course_id), isNull(courses.deleted_at)))
  if (!course) return fail('general.not_found')
  const rows = await db.execute<CourseAssignment>(sql`
    select t.id, i.title, x.waiting_count, x.passed_count, x.failed_count
    from module_items t
    join lateral (
      select i.title, v.state, m.sort_number as module_sort, i.sort_number from version_items i
      join course_versions v on v.id = i.course_version_id
      join version_modules m on m.course_version_id = v.id and m.module_id = i.module_id
      where i.module_item_id = t.id and i.removed_at is null
      order by v.state = 'past', v.number desc nulls first limit 1) i on true
    cross join lateral (
      select count(*) filter (where l.status = ${itemProgress.in_progress})::int as waiting_count, count(*) filter (where l.status = ${itemProgress.success})::int as passed_count,
        count(*) filter (where l.status = ${itemProgress.failed})::int as failed_count, count(*) as all_count
      from (select distinct on (r.enrollment_id) r.status from assignment_responses r
        where r.module_item_id = t.id order by r.enrollment_id, r.attempt desc) l) x
    where t.course_id = ${course.id} and t.itemable_type = any(${`{${handedIn.join(',')}}`}::text[])
      and (i.state <> 'past' or x.all_count > 0)
    order by i.state = 'past', i.module_sort, i.sort_number, t.id`)
  return [...rows]
})
