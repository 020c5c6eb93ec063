import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { coursePricings, courses } from '../../db/tables/courses.ts'
import { publishedCourse } from '../../db/visible.ts'
import type { SellableCourse } from './price-lines.ts'

/** The published courses among these ids, with their tiers. Drafts, archived and foreign ones are simply not there. */
export async function sellableCourses(db: Transaction, ids: readonly number[]): Promise<SellableCourse[]> {
  const found = await db
    .select({ id: courses.id, slug: courses.slug, title: courses.title, thumbnail: courses.thumbnail })
    .from(courses)
    .where(and(inArray(courses.id, [...ids]), publishedCourse('courses')))
  const tiers = await db
    .select()
    .from(coursePricings)
    .where(inArray(coursePricings.course_id, [...ids]))
  return found.map((course) => ({ ...course, tiers: tiers.filter((tier) => tier.course_id === course.id) }))
}
