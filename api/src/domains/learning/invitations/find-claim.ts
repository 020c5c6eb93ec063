import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'
import { claimLinks, claimTokens } from '../tables.ts'
import { orderLines } from '../../orders/tables.ts'
import { users } from '../../identity/tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { hashClaimToken } from '../claim-token.ts'

/** Finds the link that a token opens in this portal. One whose course is deleted counts as expired. */
export async function findClaim(db: Transaction, token: string) {
  const [named] = await db
    .select({ id: claimTokens.claim_link_id })
    .from(claimTokens)
    .where(eq(claimTokens.token_hash, hashClaimToken(token)))
  return named ? claimById(db, named.id) : fail('auth.link_unknown')
}

/** Finds the same link by its id. */
export async function claimById(db: Transaction, id: number) {
  const [claim] = await db
    .select({
      id: claimLinks.id,
      closed_at: claimLinks.closed_at,
      email: claimLinks.email,
      enrollment_id: claimLinks.enrollment_id,
      ended_as: claimLinks.ended_as,
      is_again: claimLinks.is_again,
      due_on: claimLinks.due_on,
      invited_first_name: claimLinks.first_name,
      invited_last_name: claimLinks.last_name,
      order_line_id: claimLinks.order_line_id,
      disputed_at: orderLines.disputed_at,
      holder_id: claimLinks.user_id,
      course_id: claimLinks.course_id,
      slug: courses.slug,
      publication_status: courses.publication_status,
      title: courses.title,
      subtitle: courses.subtitle,
      thumbnail: courses.thumbnail,
      duration_minutes: courses.duration_minutes,
      has_certificate: courses.is_certificate_required,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(claimLinks)
    .leftJoin(orderLines, eq(orderLines.id, claimLinks.order_line_id))
    .innerJoin(courses, eq(courses.id, claimLinks.course_id))
    .leftJoin(users, eq(users.id, claimLinks.user_id))
    .where(and(eq(claimLinks.id, id), isNull(courses.deleted_at)))
  return claim ?? fail('auth.link_expired')
}

export type Claim = Awaited<ReturnType<typeof findClaim>>
