import { and, eq, gt } from 'drizzle-orm'
import { accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import { mayOpen } from '@portico/shared/states/learning/access.ts'
import { activeEnrollment } from './cross-portal/active-enrollment.ts'
import { hasStaffAccess } from './cross-portal/has-staff-access.ts'
import { sessions } from '../../kernel/tables.ts'
import type { Services } from '../../kernel/services.ts'
import { trustedBriefly } from '../../kernel/trusted-briefly.ts'

type Visit = { session_id: number; user_id: number; portal_id: number; enrollment_id: number | null }

/**
 * Checks whether a visit's session and enrollment are still valid: one query serves all requests for at most five seconds. Never caches a negative
 * result.
 */
export const visitChecker = (services: Services): ((visit: Visit) => Promise<boolean>) =>
  trustedBriefly(services, {
    keyOf: ({ session_id, user_id, portal_id, enrollment_id }: Visit) =>
      [session_id, user_id, portal_id, enrollment_id].join(' '),
    check: (visit) => isVisitValid(services, visit),
  })

async function isVisitValid(
  { auth, platform, now }: Services,
  { session_id, user_id, portal_id, enrollment_id }: Visit,
): Promise<boolean> {
  const [[session], stands] = await Promise.all([
    auth.connection.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, session_id), eq(sessions.user_id, user_id), gt(sessions.expires_at, now()))),
    enrollment_id === null
      ? hasStaffAccess(platform.db, { portal_id, user_id, action: 'courses.read_drafts' })
      : activeEnrollment(platform.db, { enrollment_id, portal_id, user_id }).then(
          (found) => found !== null && mayOpen(accessWindow({ ...found, now: now() })),
        ),
  ])
  return session !== undefined && stands
}
