import { eq } from 'drizzle-orm'
import { inPortal } from '../../../db/in-portal.ts'
import { emitter } from '../../../events/emit.ts'
import type { Services } from '../../../kernel/services.ts'
import { courses } from '../../courses/tables.ts'
import { turnedAccreditations } from '../cross-portal/turned-accreditations.ts'
import { showAccreditations } from '../proof/accreditation-shown.ts'

/** Hourly, shortly after the hour: somewhere a portal's day has just begun. */
export const turnAccreditationsCron = '2 * * * * turn-accreditations'

/** Renders pages and search documents of courses whose accreditations began or ended (by the portal's day). */
export async function turnAccreditations({
  app,
  platform,
  log,
  now,
}: Pick<Services, 'app' | 'platform' | 'log' | 'now'>) {
  const turned = await turnedAccreditations(platform.db, now())
  for (const { portal_id, course_id } of turned)
    await inPortal(app.db, portal_id, async (db) => {
      const [course] = await db.select().from(courses).where(eq(courses.id, course_id)).for('update')
      if (course) await showAccreditations({ db, emit: emitter(db, portal_id) }, { course })
    })
  if (turned.length > 0) log.info({ courses: turned.length }, 'accreditations began or ended')
}
