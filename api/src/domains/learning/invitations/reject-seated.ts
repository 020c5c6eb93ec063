import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import { users } from '../../identity/tables.ts'
import { claimLinks, enrollments } from '../tables.ts'

/** Rejects emails of people who hold a seat of the order line: a second one would stay reserved, as they cannot claim it. */
export async function rejectSeated(
  db: Transaction,
  { line_id, emails }: { line_id: number; emails: readonly string[] },
): Promise<void> {
  const rows = await db
    .select({ email: sql<string>`lower(${users.email})`, invited_as: claimLinks.email })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.user_id))
    .leftJoin(claimLinks, eq(claimLinks.enrollment_id, enrollments.id))
    .where(
      and(
        eq(enrollments.order_line_id, line_id),
        isNull(enrollments.ended_at),
        or(inArray(sql`lower(${users.email})`, emails), inArray(claimLinks.email, emails)),
      ),
    )
  const seated = new Set(rows.flatMap(({ email, invited_as }) => [email, invited_as]))
  const email = emails.find((one) => seated.has(one))
  if (email !== undefined) fail('orders.has_seat', { email })
}
