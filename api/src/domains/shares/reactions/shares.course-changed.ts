import { and, asc, eq } from 'drizzle-orm'
import { followShare } from '../follow-share.ts'
import { courseShares } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Updates every portal that sells a changed course of this portal; for any other course, only this portal's own rows are read. */
export const task = reaction<'course.changed'>(async ({ services, inPortal }, { course_id }) => {
  const given = await inPortal(({ db }) =>
    db
      .select({ share_id: courseShares.id, portal_id: courseShares.other_portal_id })
      .from(courseShares)
      .where(
        and(eq(courseShares.course_id, course_id), eq(courseShares.side, 'given'), eq(courseShares.state, 'accepted')),
      )
      .orderBy(asc(courseShares.id)),
  )
  for (const share of given) await followShare(services, share)
})
