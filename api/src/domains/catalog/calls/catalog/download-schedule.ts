import { sql } from 'drizzle-orm'
import { download_schedule } from '@portico/shared/contract/catalog/schedules.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { calendarFile } from '@portico/shared/rules/catalog/calendar-file.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { portalHost, portalUrl } from '../../../../portal/portal-url.ts'
import { fail } from '../../../../kernel/fail.ts'
import { sessionCourses } from '../../session-courses.ts'
import { joinableSessions } from '../../joinable-sessions.ts'
import { sessionText } from '@portico/shared/rules/catalog/session-text.ts'
import { verb } from '../../../../kernel/verb.ts'
import { attachment } from '../../../../kernel/attachment.ts'

/** Returns a session as a file for the visitor's own calendar (CAT-005). */
export const downloadSchedule = verb(
  download_schedule,
  async ({ db, actor, portal, services: { platform, config }, now }, { params }) => {
    const [session] = hasStorefront(portal)
      ? await coreSchedules(platform.db, {
          core_portal_id: config.CORE_PORTAL_ID,
          now: now(),
          wanted: sql`s.id = ${params.id}::bigint`,
        })
      : []
    if (!session) return fail('general.not_found')
    const { id, title, starts_at, ends_at, place, link, seats, course_id } = session
    const at = { core_portal_id: config.CORE_PORTAL_ID, is_core: portal.id === config.CORE_PORTAL_ID }
    const courses = await sessionCourses(db, { ...at, core_ids: course_id === null ? [] : [course_id] })
    const course = course_id === null ? undefined : courses.get(course_id)
    const mayJoin = actor !== null && (await joinableSessions(db, { ...at, sessions: [session], actor })).has(id)
    const url = portalUrl(portal, config)
    const file = calendarFile(
      {
        uid: `session-${id}@${portalHost(portal, config)}`,
        title,
        from: starts_at.toISOString(),
        to: ends_at.toISOString(),
        place: place || (link === null ? '' : mayJoin ? link : 'Online'),
        text: sessionText({
          course: course && { title: course.title, url: url + linkTo('course', { slug: course.slug }) },
          seats,
          is_online: link !== null,
          link: mayJoin ? link : null,
          schedule_url: url + linkTo('schedule'),
        }),
        url: course ? url + linkTo('course', { slug: course.slug }) : url + linkTo('schedule'),
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
