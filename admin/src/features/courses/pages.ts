import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { coursesAddress } from './address.ts'

const forms = () => import('./edit/course-pages.tsx')

/** The list of courses, and the forms of one. */
export const coursePages = {
  staffCourses: {
    load: () => import('./courses-page.tsx').then(({ CoursesPage }) => CoursesPage),
    search: coursesAddress,
  },
  courseBuilder: { leads_to: 'courseDetails' },
  courseOverview: { leads_to: 'courseDetails' },
  courseDetails: { load: () => forms().then(({ DetailsPage }) => DetailsPage) },
  coursePricing: { load: () => forms().then(({ PricingPage }) => PricingPage) },
  courseInstructors: { load: () => forms().then(({ InstructorsPage }) => InstructorsPage) },
  courseCertificate: { load: () => forms().then(({ CertificatePage }) => CertificatePage) },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
