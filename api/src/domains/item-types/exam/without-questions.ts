import { sql } from 'drizzle-orm'

/** An exam of a version's row `i` that asks nothing: it has no question, and neither has any pool that it draws from. */
export const withoutQuestions = sql`
    not exists (select 1 from questions q where q.exam_id = i.itemable_id)
    and not exists (select 1 from exam_pools p join questions q on q.question_pool_id = p.question_pool_id and q.removed_at is null
      where p.exam_id = i.itemable_id)`
