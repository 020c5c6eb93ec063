import { list_schedules } from '@portico/shared/contract/catalog/schedules.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { portalById } from '../../../../db/cross-portal/portals-and-members.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists upcoming sessions, the same on every portal that sells (REF-005, OP-42). */
export const listSchedules = verb(list_schedules, async ({ portal, services: { platform, config }, now }) => {
  if (!hasStorefront(portal)) return []
  const core = await portalById(platform.db, config.CORE_PORTAL_ID)
  if (!core) return []
  const sessions = await coreSchedules(platform.db, { core_portal_id: core.id, now: now() })
  return sessions.map((session) => ({
    ...session,
    course: session.course && {
      ...session.course,
      url: portalUrl(core, config) + linkTo('course', { slug: session.course.slug }),
    },
  }))
})
