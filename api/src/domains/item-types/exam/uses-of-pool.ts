import { sql, type SQL } from 'drizzle-orm'
import type { PoolUse } from '@portico/shared/contract/exams/question-pools.ts'
import { typesFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'

/** Lists exams of drafts and published courses that draw from a pool, each once, by its draft if it has one. */
export async function usesOfPool(db: Transaction, pool_id: number): Promise<PoolUse[]> {
  return db.execute<PoolUse>(sql`
    select distinct on (i.module_item_id) i.module_item_id as item_id, i.title as item_title, t.itemable_type, c.title as course_title,
      c.slug as course_slug, p.draw
    from exam_pools p
    join version_items i on i.itemable_id = p.exam_id and i.removed_at is null
    join module_items t on t.id = i.module_item_id and t.itemable_type in ${typesFinishedBy('exam_try')}
    join course_versions v on v.id = i.course_version_id and v.state <> 'past'
    join courses c on c.id = v.course_id and c.deleted_at is null
    where p.question_pool_id = ${pool_id}
    order by i.module_item_id, v.state desc`)
}

/** Counts how many exams draw from each row of `question_pools` in a query. */
export const examsOfPool = sql<number>`(select count(distinct i.module_item_id)::int from exam_pools p
  join version_items i on i.itemable_id = p.exam_id and i.removed_at is null
  join module_items t on t.id = i.module_item_id and t.itemable_type in ${typesFinishedBy('exam_try')}
  join course_versions v on v.id = i.course_version_id and v.state <> 'past'
  join courses c on c.id = v.course_id and c.deleted_at is null
  where p.question_pool_id = question_pools.id)`

/** Whether a row of `courses` has an exam that draws from one of these pools in any version, because some learners keep an earlier one. */
export const drawsFrom = (pools: SQL): SQL => sql`exists (select from exam_pools p
  join version_items i on i.itemable_id = p.exam_id
  join module_items t on t.id = i.module_item_id and t.itemable_type in ${typesFinishedBy('exam_try')}
  where t.course_id = ${courses.id} and p.question_pool_id in (${pools}))`
