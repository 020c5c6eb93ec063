import type { Action } from '@portico/shared/access/grants.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useMatchRoute } from '@tanstack/react-router'

export type Tab = { title: string; path: string; action?: Action }
/** The API answers `about_people` pages with 404 if the course is outside the user's reach. */
export type Group = { title: string; about_people?: true; tabs: readonly Tab[] }

/** All pages of a course by topic, with the action that each requires besides reading the course. */
export const courseGroups = (slug: string): readonly Group[] => [
  { title: 'Content', tabs: [{ title: 'Outline', path: linkToStaff('courseOutline', { slug }) }] },
  {
    title: 'Course page',
    tabs: [
      { title: 'Details', path: linkToStaff('courseDetails', { slug }) },
      { title: 'Settings', path: linkToStaff('courseSettings', { slug }) },
      { title: 'Pricing', path: linkToStaff('coursePricing', { slug }) },
      { title: 'Instructors', path: linkToStaff('courseInstructors', { slug }) },
    ],
  },
  {
    title: 'Completion',
    tabs: [
      { title: 'Due dates', path: linkToStaff('courseDueDates', { slug }) },
      { title: 'Notifications', path: linkToStaff('courseNotifications', { slug }) },
      { title: 'Certificate', path: linkToStaff('courseCertificate', { slug }) },
    ],
  },
  {
    title: 'Results',
    about_people: true,
    tabs: [
      {
        title: 'Issued certificates',
        path: linkToStaff('courseCertificates', { slug }),
        action: 'learning.read_others',
      },
      { title: 'Exams', path: linkToStaff('courseExams', { slug }), action: 'learning.read_others' },
      { title: 'Surveys', path: linkToStaff('courseSurveys', { slug }), action: 'learning.read_others' },
      { title: 'Assignments', path: linkToStaff('courseAssignments', { slug }), action: 'assignments.grade' },
    ],
  },
  {
    title: 'People',
    about_people: true,
    tabs: [
      { title: 'Enrollments', path: linkToStaff('courseEnrollments', { slug }), action: 'learning.read_others' },
      { title: 'Managers', path: linkToStaff('courseManagers', { slug }), action: 'learning.read_others' },
      { title: 'Questions', path: linkToStaff('courseQuestions', { slug }), action: 'questions.answer' },
      { title: 'Reviews', path: linkToStaff('courseReviews', { slug }), action: 'reviews.moderate' },
    ],
  },
]

/** Returns the group that contains the open page. */
export function useOpenGroup(groups: readonly Group[]): Group | undefined {
  const matches = useMatchRoute()
  return groups.find(({ tabs }) => tabs.some(({ path }) => matches({ to: path, fuzzy: true }) !== false))
}
