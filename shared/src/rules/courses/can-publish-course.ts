import { courseStatus, type CourseStatus } from '../../states/courses/course.ts'

export const publishReasons = {
  no_pricing: 'The course has no price.',
  no_instructors: 'The course has no instructor.',
  no_certificate_template: 'The course requires a certificate but has no certificate template.',
  unready_items: 'Some items are not ready for learners.',
} as const

export type PublishReason = keyof typeof publishReasons

type Course = {
  readonly publication_status: CourseStatus
  readonly pricings_count: number
  readonly instructors_count: number
  readonly is_certificate_required: boolean
  readonly has_certificate_template: boolean
  /** items of the version to be published that learners could not complete; 0 if there is no version to publish */ readonly unready_count: number
}

/**
 * Lists the reasons a course cannot be published; empty if it can. A course that is already published may be published again without a price or an
 * instructor, but never with items that learners could not finish (BLD-021 with its amendment).
 */
export function canPublishCourse(course: Course): PublishReason[] {
  const reasons: PublishReason[] = []
  if (course.publication_status === courseStatus.published) return course.unready_count > 0 ? ['unready_items'] : []
  if (course.pricings_count === 0) reasons.push('no_pricing')
  if (course.instructors_count === 0) reasons.push('no_instructors')
  if (course.is_certificate_required && !course.has_certificate_template) reasons.push('no_certificate_template')
  if (course.unready_count > 0) reasons.push('unready_items')
  return reasons
}
