import { sql } from 'drizzle-orm'
import type { Transaction } from '../../api/src/db/client.ts'
import { sessionSeats } from '../../api/src/domains/catalog/tables.ts'

/** Seeds a live session with one seat that staff can cancel. */
export async function seedSession(
  tx: Transaction,
  { user_id, portal_id }: { user_id: number; portal_id: number },
): Promise<{ session_id: number; seat_id: number }> {
  const [session] = await tx.execute<{ id: number; starts_at: string; ends_at: string }>(sql`
    insert into schedules (title, starts, ends, time_zone) values ('Seeded', '2031-07-01T09:00', '2031-07-01T12:00', 'UTC')
    returning id, starts_at, ends_at`)
  const session_id = Number(session?.id)
  const times = { starts_at: new Date(session?.starts_at ?? 0), ends_at: new Date(session?.ends_at ?? 0) }
  const told = { title: 'Seeded', ...times, time_zone: 'UTC', place: '' }
  const [seat] = await tx
    .insert(sessionSeats)
    .values({ ...told, session_id, user_id, of_portal_id: portal_id })
    .returning({ id: sessionSeats.id })
  return { session_id, seat_id: seat?.id ?? 0 }
}
