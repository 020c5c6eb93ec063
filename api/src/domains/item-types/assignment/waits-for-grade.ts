import { sql } from 'drizzle-orm'

/** Whether an assignment's last attempt waits to be graded, or was the last that it allows. */
export const waitsForGrade = sql`
  (select case when r.graded_at is null then 'grade' when r.attempt >= a.attempts then 'attempts' end
  from assignments a
  join assignment_responses r on r.enrollment_id = n.id and r.module_item_id = i.module_item_id
  where a.id = i.itemable_id
  order by r.attempt desc
  limit 1)`
