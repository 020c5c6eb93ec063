import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { longestDescription, update_course } from '@portico/shared/contract/courses/editing.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { sanitizeWritten } from '../../../../adapters/sanitize-content.ts'
import { courses } from '../../tables.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectLonger } from '../../../../kernel/reject-longer.ts'
import { rejectStale, versioned } from '../../../../kernel/versioned.ts'
import { addRedirect, courseChanged } from '../../../publishing/door.ts'
import { setInstructors } from '../../../learning/door.ts'
import { checkNamed } from './check-named.ts'
import { checkFreeSlug } from './check-free-slug.ts'
import { setCourseLinks } from './course-links.ts'
import { editableCourse } from './editable-course.ts'
import { editedCourse } from './edited-course.ts'
import { refuseOwnerFields } from './refuse-owner-fields.ts'
import { rejectTakenSlug } from './reject-taken-slug.ts'

/**
 * Changes a course's texts, instructors and certificate. A new slug leaves a 301 at the old one, and the job removes the old file (BLD-025, OP-58).
 */
export const updateCourse = verb(update_course, async ({ db, emit, actor, note, now }, { params, body }) => {
  const course = await editedCourse(db, params.slug)
  const before = await editableCourse(db, course)
  const { version, instructor_ids, topic_ids, state_ids, training_option_ids, tag_ids, ...others } = body
  const { subtitle, description, button_name, ...columns } = others
  await rejectStale(db, { entry: before, version, subject: `course:${course.id}` })
  if (course.share_id !== null) refuseOwnerFields(before, body)
  const slug = body.slug ?? course.slug
  const isMoved = slug !== course.slug
  if (isMoved) await checkFreeSlug(db, slug, course.id)
  await checkNamed(db, body)
  const due = { due_days: before.due_days, due_on: before.due_on, ...columns }
  if (due.due_days !== null && due.due_on !== null) failFields({ due_on: [errorMessage('courses.one_due_date')] })
  const [changed] = await db
    .update(courses)
    .set({
      ...columns,
      ...textColumns({ subtitle, description, button_name }),
      updated_at: now(),
    })
    .where(eq(courses.id, course.id))
    .returning()
    .catch(rejectTakenSlug)
  if (!changed) return fail('general.not_found')
  if (instructor_ids)
    await setInstructors(db, {
      course_id: course.id,
      before: before.instructor_ids,
      ids: instructor_ids,
      actor_id: actor.id,
    })
  await setCourseLinks(db, course.id, { topic_ids, state_ids, training_option_ids, tag_ids })
  if (isMoved) await addRedirect(db, { from: linkTo('course', { slug: course.slug }), to: linkTo('course', { slug }) })
  note(`course:${course.id}`, { ...body, version: undefined })
  const job = isVisibleCourse(course.publication_status)
    ? await courseChanged({ db, emit }, { course_id: course.id, subject: `course:${slug}`, by: actor.id })
    : null
  return { ...versioned(await editableCourse(db, changed)), job }
})

type Texts = { subtitle?: string | null; description?: string | null; button_name?: string | null }

/** Texts that a form may clear; the table stores '' for none. */
const textColumns = ({ subtitle, description, button_name }: { [T in keyof Texts]: Texts[T] | undefined }) => ({
  ...(subtitle === undefined ? {} : { subtitle: subtitle ?? '' }),
  ...(description === undefined ? {} : { description: sanitizedDescription(description ?? '') }),
  ...(button_name === undefined ? {} : { button_name: button_name ?? '' }),
})

const sanitizedDescription = (html: string): string =>
  rejectLonger(sanitizeWritten(html), { field: 'description', most: longestDescription })
