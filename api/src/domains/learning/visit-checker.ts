import { and, eq, gt } from 'drizzle-orm'
import { accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import { mayOpen } from '@portico/shared/states/learning/access.ts'
import { activeEnrollment } from './cross-portal/active-enrollment.ts'
import { hasStaffAccess } from './cross-portal/has-staff-access.ts'
import { sessions } from '../../kernel/tables.ts'
import type { Services } from '../../kernel/services.ts'

// A lesson page requests dozens of files at once; a result is reused for this long, counted from when the check began.
const trust_ms = 5_000
const most_visits = 10_000
type Visit = { session_id: number; user_id: number; portal_id: number; enrollment_id: number | null }
type CachedVisit = { lives: Promise<boolean>; until_ms: number }

/**
 * Checks whether a visit's session and enrollment are still valid: one query serves all requests for at most five seconds. Never caches a negative
 * result.
 */
export function visitChecker(services: Services): (visit: Visit) => Promise<boolean> {
  const known = new Map<string, CachedVisit>()
  return async (visit) => {
    const key = [visit.session_id, visit.user_id, visit.portal_id, visit.enrollment_id].join(' ')
    const now_ms = services.now().getTime()
    const found = known.get(key)
    if (found && now_ms < found.until_ms) return found.lives
    if (known.size >= most_visits) known.clear()
    const asked = { lives: isVisitValid(services, visit), until_ms: now_ms + trust_ms }
    known.set(key, asked)
    const forget = () => void (known.get(key) === asked && known.delete(key))
    asked.lives.then((lives) => lives || forget(), forget)
    return asked.lives
  }
}

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
