import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { contentStatus } from '@portico/shared/states/content.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import { publishedEntry } from '../../../db/visible.ts'
import { emitter } from '../../../events/emit.ts'
import { schedules } from '../../lists/tables.ts'
import { sessionSeats, type SeatEnd } from '../tables.ts'

// The core portal owns sessions and their seats, and people of all portals reserve them: this reads and writes with the role `platform`.

type Reserved = {
  core_portal_id: number
  session_id: number
  user_id: number
  of_portal_id: number
  enrollment_id: number | null
  /** the session whose seat is given up in the same transaction */
  instead_of: number | null
  now: Date
}
type Outcome = 'reserved' | 'not_found' | 'started' | 'no_seat' | 'full'

/** Reserves a seat. Sessions are locked in the order of their ids, so that people who change in opposite directions do not deadlock. */
export function reserveIn(db: Database, wish: Reserved): Promise<Outcome> {
  const { core_portal_id, session_id, user_id, instead_of, now } = wish
  return db.transaction(async (tx) => {
    const locked = await tx
      .select()
      .from(schedules)
      .where(
        and(eq(schedules.portal_id, core_portal_id), inArray(schedules.id, [session_id, instead_of ?? session_id])),
      )
      .orderBy(asc(schedules.id))
      .for('update')
    const session = locked.find(({ id }) => id === session_id)
    if (session?.status !== contentStatus.published) return 'not_found'
    if (session.starts_at <= now) return 'started'
    const held = await openSeats(tx, wish)
    if (held.has(session_id)) return 'reserved'
    if (instead_of !== null) {
      const earlier = locked.find(({ id }) => id === instead_of)
      if (earlier?.course_id !== session.course_id || !held.has(instead_of)) return 'no_seat'
      if (earlier.starts_at <= now) return 'started'
    }
    if (session.seats !== null && session.booked >= session.seats) return 'full'
    if (instead_of !== null)
      await endSeats(tx, { core_portal_id, session_id: instead_of, user_id, by: 'change', at: now })
    await insertSeat(tx, wish, session)
    return 'reserved'
  })
}

async function insertSeat(
  tx: Transaction,
  { core_portal_id, session_id, user_id, of_portal_id, enrollment_id }: Reserved,
  { title, starts_at, ends_at, time_zone, place }: typeof schedules.$inferSelect,
): Promise<void> {
  const told = { title, starts_at, ends_at, time_zone, place }
  const [seat] = await tx
    .insert(sessionSeats)
    .values({ ...told, portal_id: core_portal_id, session_id, user_id, of_portal_id, enrollment_id })
    .returning({ id: sessionSeats.id })
  if (seat) await emitter(tx, of_portal_id)('session.seat_told', { seat_id: seat.id, news: 'reserved' })
}

/** Returns the ids of the sessions in which a person has a seat. */
export async function openSeats(
  db: Database | Transaction,
  { core_portal_id, user_id }: Pick<Reserved, 'core_portal_id' | 'user_id'>,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ session_id: sessionSeats.session_id })
    .from(sessionSeats)
    .where(
      and(eq(sessionSeats.portal_id, core_portal_id), eq(sessionSeats.user_id, user_id), isNull(sessionSeats.ended_at)),
    )
  return new Set(rows.map(({ session_id }) => session_id))
}

type Ending = { core_portal_id: number; session_id: number; by: SeatEnd; at: Date } & (
  | { user_id: number }
  | { seat_id: number }
)

/** Ends one seat; null if there is none. */
async function endSeats(tx: Database | Transaction, { core_portal_id, session_id, by, at, ...whose }: Ending) {
  const [ended] = await tx
    .update(sessionSeats)
    .set({ ended_at: at, ended_by: by })
    .where(
      and(
        eq(sessionSeats.portal_id, core_portal_id),
        eq(sessionSeats.session_id, session_id),
        'user_id' in whose ? eq(sessionSeats.user_id, whose.user_id) : eq(sessionSeats.id, whose.seat_id),
        isNull(sessionSeats.ended_at),
      ),
    )
    .returning({ id: sessionSeats.id, user_id: sessionSeats.user_id, of_portal_id: sessionSeats.of_portal_id })
  return ended ?? null
}

/** Ends a seat until its session starts. People whom staff takes a seat from are emailed. */
export function endSeat(db: Database, ending: Ending): Promise<'ended' | 'not_found' | 'started'> {
  const { core_portal_id, session_id, by, at } = ending
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select({ starts_at: schedules.starts_at })
      .from(schedules)
      .where(and(eq(schedules.portal_id, core_portal_id), eq(schedules.id, session_id)))
      .for('update')
    if (!session) return 'not_found'
    if (session.starts_at <= at) return 'started'
    const ended = await endSeats(tx, ending)
    if (!ended) return 'not_found'
    if (by === 'staff') await emitter(tx, ended.of_portal_id)('session.seat_told', { seat_id: ended.id, news: 'taken' })
    return 'ended'
  })
}

/** Returns the soonest other session of the same course that has seats. */
export async function nextWithSeats(
  db: Database,
  {
    core_portal_id,
    session,
    now,
  }: { core_portal_id: number; session: { id: number; course_id: number | null }; now: Date },
) {
  if (session.course_id === null) return null
  const [next] = await db
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.portal_id, core_portal_id),
        eq(schedules.course_id, session.course_id),
        publishedEntry('schedules'),
        gt(schedules.starts_at, now),
        or(isNull(schedules.seats), sql`${schedules.booked} < ${schedules.seats}`),
      ),
    )
    .orderBy(asc(schedules.starts_at), asc(schedules.id))
    .limit(1)
  return next ?? null
}
