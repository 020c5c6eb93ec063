import { list_schedules } from '@portico/shared/contract/catalog/schedules.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { portalById } from '../../../../db/cross-portal/portals-and-members.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import { sessionCourses } from '../../session-courses.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists upcoming sessions, the same on every portal that sells (REF-005, OP-42), each with this portal's own page of its course. */
export const listSchedules = verb(list_schedules, async ({ db, portal, services: { platform, config }, now }) => {
  if (!hasStorefront(portal)) return []
  const core = await portalById(platform.db, config.CORE_PORTAL_ID)
  if (!core) return []
  const sessions = await coreSchedules(platform.db, { core_portal_id: core.id, now: now() })
  const courses = await sessionCourses(db, {
    core_ids: sessions.flatMap(({ course_id }) => course_id ?? []),
    core_portal_id: core.id,
    is_core: portal.id === core.id,
  })
  const organizer = { name: core.name, url: portalUrl(core, config) }
  return sessions.map(({ course_id, ...session }) => {
    const course = course_id === null ? undefined : courses.get(course_id)
    const url = course && portalUrl(portal, config) + linkTo('course', { slug: course.slug })
    return { ...session, organizer, course: course && url ? { ...course, url } : null }
  })
})
