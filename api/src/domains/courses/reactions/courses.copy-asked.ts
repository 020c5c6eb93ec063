import { and, eq, isNull } from 'drizzle-orm'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCopy } from '../course-copies/make-copy.ts'
import { courseCopies, courses } from '../tables.ts'
import { courseInstructors } from '../../learning/tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { assignCopier } from '../../learning/door.ts'
import { keepReach } from '../../identity/door.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Copies a course and notifies the person who requested it, in one transaction, so a repeated job finds the copy already made. */
export const task = reaction<'course.copy_asked'>(({ inPortal }, { copy_id }) =>
  inPortal(async (scope) => {
    const { db } = scope
    const [asked] = await db
      .select()
      .from(courseCopies)
      .where(and(eq(courseCopies.id, copy_id), isNull(courseCopies.finished_at)))
      .for('update')
    if (!asked) return
    const [course] = await db
      .select()
      .from(courses)
      .where(and(eq(courses.id, asked.course_id), isNull(courses.deleted_at)))
    const copy = course ? await copyOf(db, { course, by: asked.asked_by }) : null
    await db
      .update(courseCopies)
      .set({ finished_at: new Date(), copy_id: copy?.id ?? null })
      .where(eq(courseCopies.id, copy_id))
    if (!course || !copy) return
    await notify(scope, {
      user_id: asked.asked_by,
      type: 'course_duplicated',
      properties: { title: course.title, original_id: course.id },
      path: linkToStaff('courseOutline', { slug: copy.slug }),
      cause: `course_copy:${copy_id}`,
    })
  }),
)

/** Makes the copy and assigns its people, without limiting anyone who works in all courses. */
async function copyOf(db: Transaction, { course, by }: { course: typeof courses.$inferSelect; by: number }) {
  const taught = await db
    .select({ user_id: courseInstructors.user_id })
    .from(courseInstructors)
    .where(eq(courseInstructors.course_id, course.id))
  return keepReach(db, [by, ...taught.map(({ user_id }) => user_id)], async () => {
    const copy = await makeCopy(db, { course, by })
    await assignCopier(db, { from: course.id, to: copy.id, user_id: by })
    return copy
  })
}
