import { sql } from 'drizzle-orm'
import type { PublishWarning } from '@portico/shared/rules/courses/publish-warnings.ts'
import type { Transaction } from '../../../../db/client.ts'

/** Warns of a course with accreditations or states of which visitors see nothing, because none of its accreditations is valid today. */
export async function publishWarningsOf(db: Transaction, course_id: number): Promise<PublishWarning[]> {
  const [row] = await db.execute<{ is_claiming: boolean }>(sql`
    select not exists (select 1 from valid_accreditations v where v.course_id = c.id) and (
      exists (select 1 from accreditations x where x.course_id = c.id)
      or exists (select 1 from course_states x where x.course_id = c.id)) as is_claiming
    from courses c where c.id = ${course_id}::bigint`)
  return row?.is_claiming ? ['not_accredited'] : []
}
