import { eq } from 'drizzle-orm'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../../db/client.ts'
import { inPortal } from '../../../db/in-portal.ts'
import type { Services } from '../../../kernel/services.ts'
import { courses } from '../../courses/tables.ts'
import { publishLater, refreshCourse } from '../../publishing/door.ts'
import { turnedAccreditations } from '../cross-portal/turned-accreditations.ts'
import { accreditationTags, noteShown } from '../proof/accreditation-shown.ts'

/** Hourly, shortly after the hour: somewhere a portal's day has just begun. */
export const followAccreditationDatesCron = '2 * * * * follow-accreditation-dates'
type Needed = Pick<Services, 'app' | 'platform' | 'log' | 'now'>

/**
 * Follows accreditations that began or ended (by the portal's day): makes the catalog rows again and renders the pages in one job per portal, behind
 * everything that someone waits for. Search documents follow with the outbox. A course that fails is tried again in the next hour.
 */
export async function followAccreditationDates({ app, platform, log, now }: Needed): Promise<void> {
  const turned = await turnedAccreditations(platform.db, now())
  for (const [portal_id, rows] of Map.groupBy(turned, (row) => row.portal_id))
    try {
      await inPortal(app.db, portal_id, async (db) => {
        const tags: Tag[] = []
        for (const { course_id } of rows)
          try {
            // In a savepoint: a failure takes nothing of the other courses along.
            tags.push(...(await db.transaction((tx) => followDatesOfCourse(tx as Transaction, course_id))))
          } catch (error) {
            log.error({ err: error, portal_id, course_id }, 'accreditations of a course were not followed')
          }
        if (tags.length > 0) await publishLater(db, { portal_id, tags })
      })
    } catch (error) {
      log.error({ err: error, portal_id }, 'accreditations of a portal were not followed')
    }
  if (turned.length > 0) log.info({ courses: turned.length }, 'accreditations began or ended')
}

/** Returns the tags of the pages that show the course; none if visitors do not see it. */
async function followDatesOfCourse(db: Transaction, course_id: number): Promise<Tag[]> {
  const [course] = await db.select().from(courses).where(eq(courses.id, course_id)).for('update')
  await noteShown(db, course_id)
  if (!course || !isVisibleCourse(course.publication_status)) return []
  return [...(await refreshCourse(db, { course_id })), ...(await accreditationTags(db, course_id))]
}
