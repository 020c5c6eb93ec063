import { sql } from 'drizzle-orm'

/** Whether an exam has no attempt left and none running, by the rules of `remaining-attempts.ts`. */
export const waitsForAttempts = sql`
  (select 'attempts' from exams e
  where e.id = i.itemable_id
    and not exists (select 1 from exam_tries x
      where x.enrollment_id = n.id and x.module_item_id = i.module_item_id and x.finished_at is null)
    and e.attempts_number <= (select count(*) from exam_tries x
      where x.enrollment_id = n.id and x.module_item_id = i.module_item_id and x.attempts > coalesce((select max(r.after_attempts)
        from exam_resets r where r.enrollment_id = n.id and r.module_item_id = i.module_item_id), 0)))`
