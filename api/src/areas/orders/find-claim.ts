import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../../db/tables/courses.ts'
import { claimLinks, claimTokens } from '../../db/tables/credits.ts'
import { users } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { hashClaimToken } from '../../enrollments/claim-token.ts'

/** The link that a token opens in this portal; one that is unknown here, or whose course is gone, has expired. */
export async function findClaim(db: Transaction, token: string) {
  const [claim] = await db
    .select({
      id: claimLinks.id,
      closed_at: claimLinks.closed_at,
      email: claimLinks.email,
      enrollment_id: claimLinks.enrollment_id,
      order_line_id: claimLinks.order_line_id,
      holder_id: claimLinks.user_id,
      course_id: claimLinks.course_id,
      slug: courses.slug,
      title: courses.title,
      subtitle: courses.subtitle,
      thumbnail: courses.thumbnail,
      duration_minutes: courses.duration_minutes,
      has_certificate: courses.is_certificate_required,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(claimTokens)
    .innerJoin(claimLinks, eq(claimLinks.id, claimTokens.claim_link_id))
    .innerJoin(courses, eq(courses.id, claimLinks.course_id))
    .innerJoin(users, eq(users.id, claimLinks.user_id))
    .where(and(eq(claimTokens.token_hash, hashClaimToken(token)), isNull(courses.deleted_at)))
  return claim ?? fail('auth.link_expired')
}
