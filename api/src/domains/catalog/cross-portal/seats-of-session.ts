import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { byId } from '../../../db/by-id.ts'
import { users } from '../../identity/tables.ts'
import { portals } from '../../portals/tables.ts'
import { sessionSeats } from '../tables.ts'

// People of all portals have seats in sessions of the core portal, so their names are read with the role `platform`.

type Of = { core_portal_id: number; session_id: number }
const seatsOf = ({ core_portal_id, session_id }: Of) =>
  and(
    eq(sessionSeats.portal_id, core_portal_id),
    eq(sessionSeats.session_id, session_id),
    isNull(sessionSeats.ended_at),
  )

/** Returns a page of the people with a seat in a session, latest first. */
export function peopleOfSession(
  db: Database,
  { place, most, ...of }: Of & { place: { id: number; back: boolean } | null; most: number },
) {
  const { beyond, order } = byId(sessionSeats.id, place)
  return db
    .select({
      id: sessionSeats.id,
      name: sql<string>`btrim(concat(${users.first_name}, ' ', ${users.last_name}))`,
      email: users.email,
      portal: portals.name,
      reserved_at: sessionSeats.created_at,
    })
    .from(sessionSeats)
    .innerJoin(users, eq(users.id, sessionSeats.user_id))
    .innerJoin(portals, eq(portals.id, sessionSeats.of_portal_id))
    .where(and(seatsOf(of), beyond))
    .orderBy(order)
    .limit(most)
}

/** All of them, for counting. */
export const everySeat = (db: Database, of: Of) =>
  db.select({ id: sessionSeats.id }).from(sessionSeats).where(seatsOf(of))

/** Returns one seat of the portal where it was reserved, with its person’s address, for an email about it. */
export async function seatToTell(
  db: Database,
  { core_portal_id, seat_id, of_portal_id }: { core_portal_id: number; seat_id: number; of_portal_id: number },
) {
  const [row] = await db
    .select({ seat: sessionSeats, email: users.email })
    .from(sessionSeats)
    .innerJoin(users, eq(users.id, sessionSeats.user_id))
    .where(
      and(
        eq(sessionSeats.portal_id, core_portal_id),
        eq(sessionSeats.id, seat_id),
        eq(sessionSeats.of_portal_id, of_portal_id),
      ),
    )
  return row ?? null
}
