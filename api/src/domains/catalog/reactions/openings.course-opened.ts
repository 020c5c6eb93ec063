import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { emitMany } from '../../../events/emit.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { openingRequests } from '../tables.ts'
import { isCourseOpen } from '../is-course-open.ts'

const atOnce = 500

/** Marks everyone who waits as mailed and queues their emails, in one transaction per batch: each address is queued once, however often this runs. */
export const task = reaction<'course.opened'>(async ({ inPortal, portal, services: { now } }, { course_id }) => {
  const queueBatch = () =>
    inPortal(async ({ db }) => {
      if (!(await isCourseOpen(db, { course_id, portal }))) return 0
      const next = db
        .select({ id: openingRequests.id })
        .from(openingRequests)
        .where(and(eq(openingRequests.course_id, course_id), isNull(openingRequests.mailed_at)))
        .orderBy(asc(openingRequests.id))
        .limit(atOnce)
        .for('update')
      const queued = await db
        .update(openingRequests)
        .set({ mailed_at: now() })
        .where(and(inArray(openingRequests.id, next), isNull(openingRequests.mailed_at)))
        .returning({ request_id: openingRequests.id })
      await emitMany(db, { portal_id: portal.id, event: 'opening.announced', payloads: queued })
      return queued.length
    })
  while ((await queueBatch()) === atOnce);
})
