import { asc, desc, eq } from 'drizzle-orm'
import type { EditableCourse } from '@portico/shared/contract/courses/editing.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courseInstructors } from '../../../learning/tables.ts'
import { coursePricings, courses } from '../../tables.ts'
import { readCourseLinks } from './course-links.ts'

type Row = typeof courses.$inferSelect

/** Collects all fields of the course's forms, from every table that stores them. */
export async function editableCourse(db: Transaction, course: Row): Promise<Omit<EditableCourse, 'version'>> {
  const { id, slug, title, subtitle, description } = course
  const [instructors, tiers] = await Promise.all([
    db
      .select({ id: courseInstructors.user_id })
      .from(courseInstructors)
      .where(eq(courseInstructors.course_id, id))
      .orderBy(desc(courseInstructors.is_primary), asc(courseInstructors.sort_number), asc(courseInstructors.user_id)),
    db
      .select({ from_quantity: coursePricings.from_quantity, price: coursePricings.price })
      .from(coursePricings)
      .where(eq(coursePricings.course_id, id))
      .orderBy(asc(coursePricings.from_quantity)),
  ])
  return {
    id,
    slug,
    title,
    subtitle,
    description,
    is_certificate_required: course.is_certificate_required,
    certificate_template_id: course.certificate_template_id,
    instructor_ids: instructors.map((row) => row.id),
    course_pricings: tiers,
    language_id: course.language_id,
    author_id: course.author_id,
    ...(await readCourseLinks(db, id)),
    outcomes: course.outcomes,
    video: course.video,
    duration_minutes: course.duration_minutes,
    button_name: course.button_name,
    meta_title: course.meta_title,
    meta_description: course.meta_description,
    seo_keywords: course.seo_keywords,
    tax_code: course.tax_code,
    due_days: course.due_days,
    due_on: course.due_on,
    muted_mails: course.muted_mails,
  }
}
