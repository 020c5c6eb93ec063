import { list_session_links } from '@portico/shared/contract/catalog/schedules.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { verb } from '../../../../kernel/verb.ts'
import { joinableSessions } from '../../joinable-sessions.ts'

/** Returns the links of sessions whose course the person is enrolled in on this portal, and of those without a course (OP-42). */
export const listSessionLinks = verb(
  list_session_links,
  async ({ db, actor, portal, services: { platform, config }, now }) => {
    if (!hasStorefront(portal)) return []
    const core_portal_id = config.CORE_PORTAL_ID
    const sessions = await coreSchedules(platform.db, { core_portal_id, now: now() })
    const joinable = await joinableSessions(db, {
      sessions,
      actor,
      core_portal_id,
      is_core: portal.id === core_portal_id,
    })
    return sessions.flatMap(({ id, link }) => (link !== null && joinable.has(id) ? [{ id, link }] : []))
  },
)
