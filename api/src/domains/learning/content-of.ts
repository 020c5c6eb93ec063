import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { enrollmentVersion } from '../../db/enrollment-version.ts'

/** Returns the row behind an item in the version that an enrollment takes; null if that version does not have it. */
export async function contentOf(
  db: Transaction,
  { enrollment_id, module_item_id }: { enrollment_id: number; module_item_id: number },
): Promise<number | null> {
  const [found] = await db.execute<{ itemable_id: number }>(sql`
    select i.itemable_id from enrollments n
    join version_items i on i.course_version_id = ${enrollmentVersion('n')} and i.module_item_id = ${module_item_id}
    where n.id = ${enrollment_id}`)
  return found?.itemable_id ?? null
}
