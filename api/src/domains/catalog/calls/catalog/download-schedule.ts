import { sql } from 'drizzle-orm'
import { download_schedule } from '@portico/shared/contract/catalog/schedules.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { calendarFile } from '@portico/shared/rules/catalog/calendar-file.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { portalHost, portalUrl } from '../../../../portal/portal-url.ts'
import { fail } from '../../../../kernel/fail.ts'
import { sessionCourses } from '../../session-courses.ts'
import { verb } from '../../../../kernel/verb.ts'
import { attachment } from '../../../../kernel/attachment.ts'

/** Returns a session as a file for the visitor's own calendar (CAT-005). */
export const downloadSchedule = verb(
  download_schedule,
  async ({ db, portal, services: { platform, config }, now }, { params }) => {
    const [session] = hasStorefront(portal)
      ? await coreSchedules(platform.db, {
          core_portal_id: config.CORE_PORTAL_ID,
          now: now(),
          wanted: sql`s.id = ${params.id}::bigint`,
        })
      : []
    if (!session) return fail('general.not_found')
    const { id, title, starts_at, ends_at, place, link, course_id } = session
    const courses = await sessionCourses(db, {
      core_ids: course_id === null ? [] : [course_id],
      core_portal_id: config.CORE_PORTAL_ID,
      is_core: portal.id === config.CORE_PORTAL_ID,
    })
    const course = course_id === null ? undefined : courses.get(course_id)
    const file = calendarFile(
      {
        uid: `session-${id}@${portalHost(portal, config)}`,
        title,
        from: starts_at.toISOString(),
        to: ends_at.toISOString(),
        place: place || (link ?? ''),
        text: course && course.title !== title ? course.title : '',
        url: portalUrl(portal, config) + linkTo('schedule'),
      },
      now().toISOString(),
    )
    return new Response(file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': attachment(`session-${id}.ics`),
        'cache-control': 'no-store',
      },
    })
  },
)
