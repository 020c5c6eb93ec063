import { sql } from 'drizzle-orm'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../../db/client.ts'

export type OutdatedPackage = { id: number; title: string; learners: number }

/** Finds draft items whose package differs from the one learners of these enrollments have started; they keep theirs until staff reset them. */
export async function outdatedPackages(
  db: Transaction,
  { draft_id, enrollment_ids }: { draft_id: number; enrollment_ids: readonly number[] },
): Promise<OutdatedPackage[]> {
  const rows = await db.execute<OutdatedPackage>(sql`
    select i.module_item_id as id, i.title, count(distinct p.enrollment_id)::int as learners
    from scorm_attempts a
    join item_progress p on p.id = a.progress_id
    join version_items i on i.course_version_id = ${draft_id} and i.module_item_id = p.module_item_id and i.removed_at is null
    join scorm_modules had on had.id = a.scorm_module_id
    join scorm_modules has on has.id = i.itemable_id
    where p.enrollment_id = any(${`{${enrollment_ids.join(',')}}`}::bigint[]) and a.ended_at is null
      and p.status in (${itemProgress.in_progress}, ${itemProgress.failed})
      and had.scorm_package_id is distinct from has.scorm_package_id
    group by i.module_item_id, i.title order by i.module_item_id`)
  return [...rows].map(({ id, ...row }) => ({ ...row, id: Number(id) }))
}
