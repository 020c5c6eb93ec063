import { or, sql } from 'drizzle-orm'
import { typesFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'
import { drawsFrom } from '../../item-types/door.ts'
import { type WithReach, refuseIfUsedElsewhere } from '../../access/door.ts'
import type { WrongKey } from './regrade-changes.ts'

/** Refuses a limited person’s correction of a question that another course also asks, in its own exam or from a pool. */
export async function refuseIfAskedElsewhere(
  db: Transaction,
  { actor, wrong }: { actor: WithReach; wrong: Pick<WrongKey, 'rows'> },
): Promise<void> {
  const ids = wrong.rows.map(({ id }) => id)
  const rows = sql`questions q where q.id = any(${`{${ids.join(',')}}`}::bigint[])`
  const asks = sql`exists (select from version_items i
    join module_items t on t.id = i.module_item_id and t.itemable_type in ${typesFinishedBy('exam_try')}
    where t.course_id = ${courses.id} and i.itemable_id in (select q.exam_id from ${rows}))`
  const draws = drawsFrom(sql`select q.question_pool_id from ${rows}`)
  await refuseIfUsedElsewhere(db, { actor, used: or(asks, draws) })
}
