import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { coursesSearchParams } from './search-params.ts'

const forms = () => import('./editor/course-pages.tsx')

/** The list of courses, at its own URL and at the builder’s, and the forms of one course. */
export const coursesPages = {
  staffCourses: {
    load: () => import('./list/courses-page.tsx').then(({ CoursesPage }) => CoursesPage),
    search: coursesSearchParams,
  },
  builderCourses: {
    load: () => import('./list/courses-page.tsx').then(({ CoursesPage }) => CoursesPage),
    search: coursesSearchParams,
  },
  createCourse: {
    load: () => import('./list/create-course-page.tsx').then(({ CreateCoursePage }) => CreateCoursePage),
  },
  courseBuilder: { leads_to: 'courseDetails' },
  courseOverview: { leads_to: 'courseDetails' },
  courseDetails: { load: () => forms().then(({ DetailsPage }) => DetailsPage) },
  courseSettings: { load: () => forms().then(({ SettingsPage }) => SettingsPage) },
  courseNotifications: { load: () => forms().then(({ NotificationsPage }) => NotificationsPage) },
  courseDueDates: { load: () => forms().then(({ DueDatesPage }) => DueDatesPage) },
  coursePricing: { load: () => forms().then(({ PricingPage }) => PricingPage) },
  courseInstructors: { load: () => forms().then(({ InstructorsPage }) => InstructorsPage) },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
