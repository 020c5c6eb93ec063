import { list_learner_sessions } from '@portico/shared/contract/catalog/seats.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { openSeats } from '../../cross-portal/session-seats.ts'
import { joinableSessions } from '../../joinable-sessions.ts'
import { verb } from '../../../../kernel/verb.ts'

export const listLearnerSessions = verb(
  list_learner_sessions,
  async ({ db, actor, portal, services: { platform, config }, now }, { query: { related_id } }) => {
    if (!hasStorefront(portal)) return []
    const core_portal_id = config.CORE_PORTAL_ID
    const sessions = await coreSchedules(platform.db, { core_portal_id, now: now() })
    const is_core = portal.id === core_portal_id
    const joinable = await joinableSessions(db, { sessions, actor, core_portal_id, is_core })
    const held = await openSeats(platform.db, { core_portal_id, user_id: actor.id })
    return sessions.flatMap(({ seats, booked, course_id: _of_core, ...session }) => {
      const found = joinable.get(session.id)
      if (!found || (related_id !== undefined && !found.enrollment_ids.includes(related_id))) return []
      const newest = found.enrollment_ids.at(-1)
      return {
        ...session,
        seats_left: seats === null ? null : Math.max(0, seats - booked),
        is_reserved: held.has(session.id),
        course: found.course && newest !== undefined ? { ...found.course, related_id: newest } : null,
      }
    })
  },
)
