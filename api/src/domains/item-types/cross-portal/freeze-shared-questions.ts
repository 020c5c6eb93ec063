import { sql } from 'drizzle-orm'
import { typesFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { Transaction } from '../../../db/client.ts'
import { listOfIds, type OfVersions } from '../rows-of-items.ts'

/**
 * Marks the pool questions of a shared course as drawn, in its owner's portal: an edit puts another row in their place, so that no question
 * changes under somebody who was asked it elsewhere.
 */
export async function freezeSharedQuestions(db: Transaction, { portal_id, version_ids }: OfVersions): Promise<void> {
  await db.execute(sql`
      update questions q set drawn_at = now() from exam_pools p, version_items i join module_items m on m.portal_id = i.portal_id and m.id = i.module_item_id
      where q.portal_id = ${portal_id} and q.question_pool_id = p.question_pool_id and q.drawn_at is null and q.removed_at is null
        and p.portal_id = q.portal_id and p.exam_id = i.itemable_id and m.itemable_type in ${typesFinishedBy('exam_try')}
        and i.portal_id = q.portal_id and i.course_version_id = any(${listOfIds(version_ids)})`)
}
