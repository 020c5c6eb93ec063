import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Seats } from '@portico/shared/contract/orders/orders.ts'
import type { Transaction } from '../../../../db/client.ts'
import { claimLinks, enrollments } from '../../../learning/tables.ts'
import { orderLines } from '../../tables.ts'
import { users } from '../../../identity/tables.ts'
import { freeSeats, holdsCredit } from '../../../credits/door.ts'

type Dated<T> = {
  [K in keyof T]: K extends 'claimed_at' | 'sent_at' | 'left_at'
    ? Date
    : K extends 'started_at' | 'finished_at'
      ? Date | null
      : T[K]
}
type ReadSeats = {
  claimed: Dated<Seats['claimed'][number]>[]
  invited: Dated<Seats['invited'][number]>[]
  used: Dated<Seats['used'][number]>[]
  free: number
  elsewhere: number
}

/**
 * Returns for the given lines who has or was invited to which seat, who left after using one, and how many are free, in a fixed number of queries.
 */
export async function readSeats(
  db: Transaction,
  { line_ids, buyer_id }: { line_ids: readonly number[]; buyer_id: number },
): Promise<(line_id: number) => ReadSeats> {
  const free = await freeSeats(db, { line_ids, buyer_id })
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.id, [...line_ids]))
  const taken = await readTaken(db, line_ids)
  const invitations = await db
    .select()
    .from(claimLinks)
    .where(
      and(
        inArray(claimLinks.order_line_id, [...line_ids]),
        isNotNull(claimLinks.email),
        or(isNull(claimLinks.closed_at), isNotNull(claimLinks.enrollment_id)),
      ),
    )
    .orderBy(asc(claimLinks.id))
  type Taken = (typeof taken)[number]
  const seatOf = ({ id, user_id, first_name, last_name, email, line: _line, left_at: _left, ...seat }: Taken) => ({
    ...seat,
    enrollment_id: id,
    person: user_id === null ? null : { id: user_id, name: `${first_name} ${last_name}`.trim(), email: email ?? '' },
    invited_as: invitations.find((one) => one.enrollment_id === id)?.email ?? null,
  })
  return (line_id) => {
    const seats = {
      claimed: taken.filter((seat) => seat.line === line_id && seat.left_at === null).map(seatOf),
      invited: invitations
        .filter((one) => one.order_line_id === line_id && one.closed_at === null)
        .map(({ id, email, sent_at, created_at }) => ({ id, email: email ?? '', sent_at: sent_at ?? created_at })),
      used: taken.flatMap((seat) =>
        seat.line === line_id && seat.left_at !== null ? [{ ...seatOf(seat), left_at: seat.left_at }] : [],
      ),
      free: free.get(line_id) ?? 0,
    }
    const line = lines.find(({ id }) => id === line_id)
    const isHeld = line?.fulfilled_at && line.refunded_at === null && line.disputed_at === null
    const shown = seats.claimed.length + seats.invited.length + seats.used.length + seats.free
    return { ...seats, elsewhere: isHeld ? Math.max(0, line.quantity - shown) : 0 }
  }
}

/** Reads who has or used a seat, with their progress. */
const readTaken = (db: Transaction, line_ids: readonly number[]) =>
  db
    .select({
      id: enrollments.id,
      line: enrollments.order_line_id,
      claimed_at: enrollments.purchased_at,
      left_at: enrollments.ended_at,
      status: enrollments.status,
      percentage: enrollments.percentage,
      started_at: enrollments.started_at,
      finished_at: enrollments.finished_at,
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
    })
    .from(enrollments)
    .leftJoin(users, eq(users.id, enrollments.user_id))
    .where(and(inArray(enrollments.order_line_id, [...line_ids]), or(isNull(enrollments.ended_at), holdsCredit)))
    .orderBy(asc(enrollments.id))
