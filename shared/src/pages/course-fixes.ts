import type { PublishReason } from '../rules/courses/can-publish-course.ts'
import type { StaffPageName } from './staff-pages.ts'

/**
 * For each reason on a course's checklist, the page where it is fixed and the label of the fix (BLD-021). A new reason does not compile without an
 * entry.
 */
export const courseFixes = {
  no_pricing: { page: 'coursePricing', mend: 'Set a price' },
  no_instructors: { page: 'courseInstructors', mend: 'Choose an instructor' },
  no_certificate_template: { page: 'courseCertificate', mend: 'Choose a template' },
  unready_items: { page: 'courseOutline', mend: 'Finish its items' },
} as const satisfies Readonly<Record<PublishReason, { page: StaffPageName; mend: string }>>
