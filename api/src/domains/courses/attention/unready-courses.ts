import { and, desc, eq, sql } from 'drizzle-orm'
import { canPublishCourse } from '@portico/shared/rules/courses/can-publish-course.ts'
import type { Transaction } from '../../../db/client.ts'
import { courseInstructors } from '../../learning/tables.ts'
import { coursePricings, courses } from '../tables.ts'
import { draftCourse } from '../../../db/visible.ts'
import { isCourseInReach } from '../../access/door.ts'
import { unreadyItems } from '../../item-types/door.ts'
import type { AttentionContext, AttentionResult } from '../../learning/door.ts'

const most = 3
// A portal may have thousands of drafts, so only the newest are checked.
const looked_at = 500

/** Lists drafts that their checklist keeps from being published, each with what is missing (BLD-021). */
export async function readUnreadyCourses(db: Transaction, { actor }: AttentionContext): Promise<AttentionResult> {
  const drafts = await db
    .select({
      id: courses.id,
      title: courses.title,
      slug: courses.slug,
      publication_status: courses.publication_status,
      is_certificate_required: courses.is_certificate_required,
      has_certificate_template: sql<boolean>`${courses.certificate_template_id} is not null`,
      pricings_count: db.$count(coursePricings, eq(coursePricings.course_id, courses.id)),
      instructors_count: db.$count(courseInstructors, eq(courseInstructors.course_id, courses.id)),
    })
    .from(courses)
    .where(and(draftCourse('courses'), isCourseInReach(actor, sql`${courses.id}`)))
    .orderBy(desc(courses.id))
    .limit(looked_at)
  const items = await unreadyItems(db, { course_ids: drafts.map(({ id }) => id), most: 1 })
  const unready = drafts
    .map(({ id, title, slug, ...draft }) => {
      const unready_count = items.get(id)?.length ?? 0
      return { id, title, slug, notes: canPublishCourse({ ...draft, unready_count }) }
    })
    .filter(({ notes }) => notes.length > 0)
  return { count: unready.length, entries: unready.slice(0, most) }
}
