import { sql } from 'drizzle-orm'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../db/client.ts'
import { enrollmentVersion } from '../../../db/enrollment-version.ts'
import { fail } from '../../../kernel/fail.ts'

export type LearnerAtItem = {
  progress_id: number
  status: ItemProgress
  user_id: number
  name: string
  course_id: number
  slug: string
  course_title: string
  item_title: string
  itemable_type: ItemType
}

/** Finds a learner's progress at a SCORM item they have started, by enrollment and item. */
export async function learnerAtItem(
  db: Transaction,
  { related_id, item_id }: { related_id: number; item_id: number },
): Promise<LearnerAtItem> {
  const [row] = await db.execute<LearnerAtItem>(sql`
    select p.id as progress_id, p.status, n.user_id, trim(u.first_name || ' ' || u.last_name) as name, c.id as course_id, c.slug,
      c.title as course_title, t.itemable_type, coalesce(i.title, '') as item_title
    from item_progress p
    join enrollments n on n.id = p.enrollment_id
    join users u on u.id = n.user_id
    join courses c on c.id = n.course_id
    join module_items t on t.id = p.module_item_id
    left join version_items i on i.course_version_id = ${enrollmentVersion('n')} and i.module_item_id = p.module_item_id
    where p.enrollment_id = ${related_id} and p.module_item_id = ${item_id}`)
  return row && isFinishedBy('scorm_result', row.itemable_type) ? row : fail('general.not_found')
}
