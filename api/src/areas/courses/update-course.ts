import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { update_course } from '@portico/shared/contract/courses-editing.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { isShownCourse } from '@portico/shared/states/course.ts'
import { sanitizeContent } from '../../adapters/sanitize-content.ts'
import type { Transaction } from '../../db/client.ts'
import { certificateTemplates, courses } from '../../db/tables/courses.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { refuseStale, versioned } from '../../kernel/versioned.ts'
import { addRedirect } from '../../publishing/add-redirect.ts'
import { checkFreeSlug } from './check-free-slug.ts'
import { editableCourse } from './editable-course.ts'
import { editedCourse } from './edited-course.ts'
import { refuseTakenSlug } from './refuse-taken-slug.ts'
import { setInstructors } from './set-instructors.ts'
import { courseChanged } from '../../publishing/course-changed.ts'

/** Changes the words of a course, who teaches it and its certificate. A new slug leaves a 301 at the old one; the job takes the old file away (BLD-025, OP-58). */
export const updateCourse = verb(update_course, async ({ db, emit, actor, note, now }, { params, body }) => {
  const course = await editedCourse(db, params.slug)
  const before = await editableCourse(db, course)
  const { version, instructor_ids, subtitle, description, ...columns } = body
  await refuseStale(db, { entry: before, version, subject: `course:${course.id}` })
  const slug = body.slug ?? course.slug
  const isMoved = slug !== course.slug
  if (isMoved) await checkFreeSlug(db, slug, course.id)
  await checkTemplate(db, body.certificate_template_id)
  const [changed] = await db
    .update(courses)
    .set({
      ...columns,
      ...(subtitle === undefined ? {} : { subtitle: subtitle ?? '' }),
      ...(description === undefined ? {} : { description: sanitizeContent(description ?? '') }),
      updated_at: now(),
    })
    .where(eq(courses.id, course.id))
    .returning()
    .catch(refuseTakenSlug)
  if (!changed) return fail('general.not_found')
  if (instructor_ids)
    await setInstructors(db, { course_id: course.id, before: before.instructor_ids, ids: instructor_ids })
  if (isMoved) await addRedirect(db, { from: linkTo('course', { slug: course.slug }), to: linkTo('course', { slug }) })
  note(`course:${course.id}`, { ...body, version: undefined })
  const job = isShownCourse(course.publication_status)
    ? await courseChanged({ db, emit }, { course_id: course.id, subject: `course:${slug}`, by: actor.id })
    : null
  return { ...versioned(await editableCourse(db, changed)), job }
})

async function checkTemplate(db: Transaction, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null) return
  const [found] = await db
    .select({ id: certificateTemplates.id })
    .from(certificateTemplates)
    .where(eq(certificateTemplates.id, id))
  if (!found) failFields({ certificate_template_id: [errorMessage('validation.selected_value')] })
}
