import { sql } from 'drizzle-orm'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import type { Transaction } from '../db/client.ts'

export type Saved = {
  /** the entry's name in the activity log */
  subject: string
  /** counts only changes by this call, if other calls change other parts of the same subject */
  by_call?: Endpoint
}

/** Returns the person who last changed an entry; null if no one did, or if the person is not a member of this portal (a super admin). */
export async function lastSavedBy(
  db: Transaction,
  { subject, by_call }: Saved,
): Promise<{ by: string; by_id: number } | null> {
  const called = by_call ? sql`and l.action = ${`${by_call.method} ${by_call.path}`}` : sql``
  const [row] = await db.execute<{ id: string; name: string }>(sql`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name
    from (
      select l.actor_id from activity_logs l
      where l.subject = ${subject} and l.refused is null and l.role <> 'learner' ${called} order by l.id desc limit 1
    ) last join users u on u.id = last.actor_id`)
  return row?.name ? { by: row.name, by_id: Number(row.id) } : null
}
