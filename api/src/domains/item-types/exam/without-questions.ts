import { sql } from 'drizzle-orm'

/** Condition on a version's row `i`: its exam asks nothing, because neither it nor any pool it draws from has a question. */
export const withoutQuestions = sql`
    not exists (select 1 from questions q where q.exam_id = i.itemable_id)
    and not exists (select 1 from exam_pools p join questions q on q.question_pool_id = p.question_pool_id and q.removed_at is null
      where p.exam_id = i.itemable_id)`
