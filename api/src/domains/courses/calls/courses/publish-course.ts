import { and, count, eq, sql } from 'drizzle-orm'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { canPublishCourse, publishReasons } from '@portico/shared/rules/courses/can-publish-course.ts'
import { unreadySentence } from '@portico/shared/rules/courses/unready-sentence.ts'
import { courseStatus, courseStatusLabels, mayStepCourse } from '@portico/shared/states/courses/course.ts'
import { courseInstructors } from '../../../learning/tables.ts'
import type { Transaction } from '../../../../db/client.ts'
import { coursePricings, courses, courseVersions } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedCourse } from './edited-course.ts'
import { publishWarningsOf } from './publish-warnings-of.ts'
import { requireActiveShare } from './share-of-mirror.ts'
import { unreadyItems } from '../../../item-types/door.ts'
import { courseChanged } from '../../../publishing/door.ts'
import { publishDraft } from '../../publish-draft.ts'

/**
 * Publishes a course that has a price, a valid certificate and no item that learners cannot finish (BLD-021). Publishing again without edits only
 * re-renders its pages.
 */
export const publishCourse = verb(publish_course, async ({ db, emit, actor, portal, note, now }, { params, query }) => {
  const course = await editedCourse(db, params.slug)
  await requireActiveShare(db, { course, now: now(), time_zone: portal.time_zone })
  const [[pricings], [instructors]] = await Promise.all([
    db.select({ count: count() }).from(coursePricings).where(eq(coursePricings.course_id, course.id)),
    db.select({ count: count() }).from(courseInstructors).where(eq(courseInstructors.course_id, course.id)),
  ])
  const isAgain = course.publication_status === courseStatus.published
  const isToPublish = !isAgain || (await hasDraft(db, course.id))
  const unready = (isToPublish && (await unreadyItems(db, { course_ids: [course.id] })).get(course.id)) || []
  const reasons = canPublishCourse({
    ...course,
    pricings_count: pricings?.count ?? 0,
    instructors_count: instructors?.count ?? 0,
    has_certificate_template: course.certificate_template_id !== null,
    unready_count: unready.length,
  })
  if (reasons.length > 0)
    fail('courses.cannot_publish', {
      reasons: reasons
        .map((reason) => (reason === 'unready_items' ? unreadySentence(unready) : publishReasons[reason]))
        .join(' '),
    })
  if (!isAgain && !mayStepCourse(course.publication_status, courseStatus.published)) {
    fail('courses.step_not_allowed', {
      from: courseStatusLabels[course.publication_status],
      to: courseStatusLabels[courseStatus.published],
    })
  }
  const at = now()
  await publishDraft({ db, emit }, { course_id: course.id, at, reach: query.reach, published_by: actor.id })
  await db
    .update(courses)
    .set({
      publication_status: courseStatus.published,
      published_at: sql`coalesce(${courses.published_at}, ${at.toISOString()}::timestamptz)`,
      updated_at: at,
    })
    .where(eq(courses.id, course.id))
  note(`course:${course.id}`, { publication_status: courseStatus.published, reach: query.reach })
  const job = await courseChanged(
    { db, emit },
    { course_id: course.id, subject: `course:${course.slug}`, listed: true, by: actor.id },
  )
  return { publication_status: courseStatus.published, job, warnings: await publishWarningsOf(db, course.id) }
})

/** Whether the course has edits that learners do not get yet. */
const hasDraft = async (db: Transaction, course_id: number): Promise<boolean> =>
  (await db.$count(courseVersions, and(eq(courseVersions.course_id, course_id), eq(courseVersions.state, 'draft')))) > 0
