import { sql } from 'drizzle-orm'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import type { Transaction } from '../../db/client.ts'
import { openShare, publishedCourse } from '../../db/visible.ts'
import type { Portal } from '../../portal/portal.ts'

/** Whether visitors of the portal can buy the course now. */
export async function isCourseOpen(
  db: Transaction,
  { course_id, portal }: { course_id: number; portal: Portal },
): Promise<boolean> {
  if (!hasStorefront(portal)) return false
  const found = await db.execute(
    sql`select 1 from courses c where c.id = ${course_id} and ${publishedCourse('c')} and ${openShare('c')}`,
  )
  return found.length > 0
}
