import { and, eq, isNull } from 'drizzle-orm'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCopy } from '../course-copies/make-copy.ts'
import { courseCopies } from '../db/tables/course-versions.ts'
import { courses } from '../db/tables/courses.ts'
import { assignCopier } from '../enrollments/assign-maker.ts'
import { notify } from '../kernel/notify.ts'
import { reaction } from '../kernel/reaction.ts'

/** Copies a course and tells whoever asked, in one transaction: a job that is repeated finds the copy made. */
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
    const copy = course ? await makeCopy(db, { course, by: asked.asked_by }) : null
    if (copy) await assignCopier(db, { from: asked.course_id, to: copy.id, user_id: asked.asked_by })
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
