import type { PublicCourse } from '@portico/shared/contract/catalog/catalog.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'

/** Whether the pages of the course have something to put in the cart, and so a bottom bar on phones. */
export function isForSale({ publication_status, course_pricings }: PublicCourse): boolean {
  return publication_status === courseStatus.published && course_pricings.length > 0
}
