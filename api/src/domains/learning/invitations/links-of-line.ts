import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { claimLinks } from '../tables.ts'

type Line = { line_id: number; now: Date }

/** Makes the one open link of an order line and closes the earlier one, but not the invitations that were mailed to people by name. */
export async function replaceOpenLink(
  db: Transaction,
  { line_id, course_id, user_id, now }: Line & { course_id: number; user_id: number },
): Promise<number> {
  await db
    .update(claimLinks)
    .set({ closed_at: now })
    .where(and(eq(claimLinks.order_line_id, line_id), isNull(claimLinks.closed_at), isNull(claimLinks.email)))
  const [link] = await db
    .insert(claimLinks)
    .values({ order_line_id: line_id, course_id, user_id })
    .returning({ id: claimLinks.id })
  if (!link) throw new Error('no claim link was made')
  return link.id
}

/** Closes all links and invitations of an order line, whose seats are gone. */
export async function closeLinksOfLine(db: Transaction, { line_id, now }: Line): Promise<void> {
  await db
    .update(claimLinks)
    .set({ closed_at: now })
    .where(and(eq(claimLinks.order_line_id, line_id), isNull(claimLinks.closed_at)))
}
