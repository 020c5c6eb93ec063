import { sql, type SQL } from 'drizzle-orm'
import { undo } from '@portico/shared/rules/lists/limits.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import { currentMembers } from '../../../db/current-members.ts'
import { publishedEntry } from '../../../db/visible.ts'
import { emitMany } from '../../../events/emit.ts'
import type { SeatNews } from '../../../events/events.ts'

// Seats follow their sessions and their enrollments, whatever changed these: a form, work on many entries, a refund. Read and written as `platform`.

const remindBefore_hours = 24
/** Somebody who reserved shortly before the reminder needs none. */
const remindAfterReserving_hours = 6

type At = { core_portal_id: number; now: Date }
type Row = { id: number; of_portal_id: number }

/** Frees seats without a right to them and tells people about sessions that ended, moved or come soon. Returns how many are told. */
export function followSessionSeats(db: Database, at: At): Promise<number> {
  return db.transaction(async (tx) => {
    // In the order of everyone who reserves, who lock a session before its seats.
    await tx.execute(sql`
      select id from schedules where portal_id = ${at.core_portal_id}::bigint and starts_at > ${instant(at)} and booked > 0
      order by id for update`)
    await tx.execute(freed(at))
    let told = 0
    for (const [news, statement] of [
      ['canceled', canceled(at)],
      ['moved', moved(at)],
      ['soon', soon(at)],
    ] as const)
      told += await tell(tx, { news, rows: await tx.execute<Row>(statement) })
    return told
  })
}

async function tell(tx: Transaction, { news, rows }: { news: SeatNews; rows: readonly Row[] }): Promise<number> {
  for (const [portal_id, seats] of Map.groupBy(rows, (row) => Number(row.of_portal_id)))
    await emitMany(tx, {
      portal_id,
      event: 'session.seat_told',
      payloads: seats.map(({ id }) => ({ seat_id: Number(id), news })),
    })
  return rows.length
}

const instant = ({ now }: At): SQL => sql`${now.toISOString()}::timestamptz`
const toCome = (at: At): SQL =>
  sql`s.portal_id = ${at.core_portal_id}::bigint and s.ended_at is null and s.starts_at > ${instant(at)}`
const session = sql`from schedules e where e.portal_id = s.portal_id and e.id = s.session_id`

/** The enrollment was revoked, refunded or ended, or the person left the portal. A paused one keeps its seat. */
const freed = (at: At): SQL => sql`
  update session_seats s set ended_at = ${instant(at)}, ended_by = 'enrollment'
  where ${toCome(at)} and exists (select ${session}) and (
    not exists (select from memberships m where m.portal_id = s.of_portal_id and m.user_id = s.user_id and ${currentMembers('m')})
    or s.enrollment_id is not null and not exists (
      select from enrollments n where n.portal_id = s.of_portal_id and n.id = s.enrollment_id and n.ended_at is null))`

/** Deleted or set to Draft. A deletion that can still be undone does not count yet. */
const canceled = (at: At): SQL => sql`
  update session_seats s set ended_at = ${instant(at)}, ended_by = 'session'
  where ${toCome(at)} and not exists (select ${session} and ${publishedEntry('e')}) and not exists (
    select from deleted_entries d where d.portal_id = s.portal_id and d.list = 'schedules' and d.entry_id = s.session_id
      and d.deleted_at > clock_timestamp() - make_interval(secs => ${undo.kept_seconds}))
  returning s.id, s.of_portal_id`

const moved = (at: At): SQL => sql`
  update session_seats s set title = e.title, starts_at = e.starts_at, ends_at = e.ends_at, time_zone = e.time_zone, place = e.place,
    reminded_at = null
  from schedules e
  where ${toCome(at)} and e.portal_id = s.portal_id and e.id = s.session_id
    and (e.starts_at, e.ends_at, e.place) is distinct from (s.starts_at, s.ends_at, s.place)
  returning s.id, s.of_portal_id`

const soon = (at: At): SQL => sql`
  update session_seats s set reminded_at = ${instant(at)}
  where ${toCome(at)} and s.reminded_at is null
    and s.starts_at <= ${instant(at)} + make_interval(hours => ${remindBefore_hours}::integer)
    and s.created_at <= ${instant(at)} - make_interval(hours => ${remindAfterReserving_hours}::integer)
  returning s.id, s.of_portal_id`
