import { sql } from 'drizzle-orm'
import { list_schedules } from '@portico/shared/contract/catalog/schedules.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { portalById } from '../../../../db/cross-portal/portals-and-members.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import { coreCourseIds, sessionCourses } from '../../session-courses.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists upcoming sessions, the same on every portal that sells (REF-005, OP-42), each with this portal's own page of its course. */
export const listSchedules = verb(
  list_schedules,
  async ({ db, portal, services: { platform, config }, now }, { query }) => {
    if (!hasStorefront(portal)) return []
    const core = await portalById(platform.db, config.CORE_PORTAL_ID)
    if (!core) return []
    const at = { core_portal_id: core.id, is_core: portal.id === core.id }
    const isNarrowed = query.course_id !== undefined || query.training_option_id !== undefined
    const only = isNarrowed ? await coreCourseIds(db, { ...at, ...query }) : null
    if (only?.length === 0) return []
    const sessions = await coreSchedules(platform.db, {
      core_portal_id: core.id,
      now: now(),
      ...(only ? { wanted: sql`s.course_id = any(${`{${only.join(',')}}`}::bigint[])` } : {}),
    })
    const courses = await sessionCourses(db, { ...at, core_ids: sessions.flatMap(({ course_id }) => course_id ?? []) })
    const organizer = { name: core.name, url: portalUrl(core, config) }
    return sessions.map(({ course_id, link, booked: _unstated, ...session }) => {
      const course = course_id === null ? undefined : courses.get(course_id)
      const url = course && portalUrl(portal, config) + linkTo('course', { slug: course.slug })
      return { ...session, is_online: link !== null, organizer, course: course && url ? { ...course, url } : null }
    })
  },
)
