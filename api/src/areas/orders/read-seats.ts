import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Seats } from '@portico/shared/contract/orders.ts'
import type { Transaction } from '../../db/client.ts'
import { claimLinks } from '../../db/tables/credits.ts'
import { enrollments } from '../../db/tables/learning.ts'
import { users } from '../../db/tables/people.ts'
import { freeSeats } from '../../enrollments/free-seats.ts'

type Dated<T> = { [K in keyof T]: K extends 'claimed_at' | 'sent_at' ? Date : T[K] }
type ReadSeats = {
  claimed: Dated<Seats['claimed'][number]>[]
  invited: Dated<Seats['invited'][number]>[]
  free: number
}

/** Who has which seat of the given lines, who is invited and how many are free, in a fixed number of queries. */
export async function readSeats(
  db: Transaction,
  { line_ids, buyer_id }: { line_ids: readonly number[]; buyer_id: number },
): Promise<(line_id: number) => ReadSeats> {
  const free = await freeSeats(db, { line_ids, buyer_id })
  const taken = await db
    .select({
      id: enrollments.id,
      line: enrollments.order_line_id,
      claimed_at: enrollments.purchased_at,
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
    })
    .from(enrollments)
    .leftJoin(users, eq(users.id, enrollments.user_id))
    .where(and(inArray(enrollments.order_line_id, [...line_ids]), isNull(enrollments.ended_at)))
    .orderBy(asc(enrollments.id))
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
  return (line_id) => ({
    claimed: taken
      .filter((seat) => seat.line === line_id)
      .map(({ id, claimed_at, user_id, first_name, last_name, email }) => ({
        enrollment_id: id,
        person:
          user_id === null ? null : { id: user_id, name: `${first_name} ${last_name}`.trim(), email: email ?? '' },
        claimed_at,
        invited_as: invitations.find((one) => one.enrollment_id === id)?.email ?? null,
      })),
    invited: invitations
      .filter((one) => one.order_line_id === line_id && one.closed_at === null)
      .map(({ id, email, sent_at, created_at }) => ({ id, email: email ?? '', sent_at: sent_at ?? created_at })),
    free: free.get(line_id) ?? 0,
  })
}
