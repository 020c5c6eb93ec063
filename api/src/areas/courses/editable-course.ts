import { asc, desc, eq } from 'drizzle-orm'
import type { EditableCourse } from '@portico/shared/contract/courses-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { courseInstructors, coursePricings, courses } from '../../db/tables/courses.ts'

type Row = typeof courses.$inferSelect

/** What the forms of a course change, wherever it is kept. */
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
  }
}
