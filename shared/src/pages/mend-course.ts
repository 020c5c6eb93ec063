import type { PublishReason } from '../rules/courses/can-publish-course.ts'
import type { StaffPageName } from './staff-pages.ts'

/** The page where each point of a course's checklist is mended, and what is done there (BLD-021). A new reason does not compile without its place. */
export const mendCourse = {
  no_pricing: { page: 'coursePricing', mend: 'Set a price' },
  no_instructors: { page: 'courseInstructors', mend: 'Choose an instructor' },
  no_certificate_template: { page: 'courseCertificate', mend: 'Choose a template' },
  unready_items: { page: 'courseOutline', mend: 'Finish its items' },
} as const satisfies Readonly<Record<PublishReason, { page: StaffPageName; mend: string }>>
