import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { coursesAddress } from './address.ts'
import { certificatesAddress } from './certificates/address.ts'
import { enrollmentsAddress } from './enrollments/address.ts'
import { curatedAddress } from './learner/address.ts'
import { queueAddress } from './assignments/address.ts'
import { examsAddress } from './exams/address.ts'
import { poolsAddress } from './pools/address.ts'
import { questionsAddress } from './questions/address.ts'
import { reviewsAddress } from './reviews/address.ts'

const forms = () => import('./edit/course-pages.tsx')
const exams = () => import('./exams/exams-page.tsx')
const outline = () => import('./outline/outline-page.tsx').then(({ OutlinePage }) => OutlinePage)

/** The list of courses, at its own address and at the builder's, and the forms and the outline of one. */
export const coursePages = {
  staffCourses: {
    load: () => import('./courses-page.tsx').then(({ CoursesPage }) => CoursesPage),
    search: coursesAddress,
  },
  builderCourses: {
    load: () => import('./courses-page.tsx').then(({ CoursesPage }) => CoursesPage),
    search: coursesAddress,
  },
  createCourse: { load: () => import('./create-course-page.tsx').then(({ CreateCoursePage }) => CreateCoursePage) },
  courseOutline: { load: outline },
  courseOutlineItems: { leads_to: 'courseOutline' },
  courseOutlineItem: { load: outline },
  scormRecord: {
    load: () => import('./scorm-record/scorm-record-page.tsx').then(({ ScormRecordPage }) => ScormRecordPage),
  },
  questionPools: {
    load: () => import('./pools/pools-page.tsx').then(({ PoolsPage }) => PoolsPage),
    search: poolsAddress,
  },
  createQuestionPool: {
    load: () => import('./pools/create-pool-page.tsx').then(({ CreatePoolPage }) => CreatePoolPage),
  },
  questionPool: { load: () => import('./pools/pool-page.tsx').then(({ PoolPage }) => PoolPage) },
  courseExams: { load: () => exams().then(({ ExamsPage }) => ExamsPage), search: examsAddress },
  courseSurveys: { load: () => exams().then(({ SurveysPage }) => SurveysPage), search: examsAddress },
  examProgress: {
    load: () => import('./exams/exam-progress-page.tsx').then(({ ExamProgressPage }) => ExamProgressPage),
  },
  courseManagers: {
    load: () => import('./team/team-page.tsx').then(({ TeamPage }) => TeamPage),
  },
  courseEnrollments: {
    load: () => import('./enrollments/enrollments-page.tsx').then(({ EnrollmentsPage }) => EnrollmentsPage),
    search: enrollmentsAddress,
  },
  learnerProgress: {
    load: () => import('./learner/learner-progress-page.tsx').then(({ LearnerProgressPage }) => LearnerProgressPage),
  },
  curatedLearners: {
    load: () => import('./learner/curated-learners-page.tsx').then(({ CuratedLearnersPage }) => CuratedLearnersPage),
    search: curatedAddress,
  },
  courseCertificates: {
    load: () =>
      import('./certificates/course-certificates-page.tsx').then(
        ({ CourseCertificatesPage }) => CourseCertificatesPage,
      ),
    search: certificatesAddress,
  },
  userCertificates: {
    load: () =>
      import('./certificates/user-certificates-page.tsx').then(({ UserCertificatesPage }) => UserCertificatesPage),
  },
  courseReviews: {
    load: () => import('./reviews/reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage),
    search: reviewsAddress,
  },
  courseQuestions: {
    load: () => import('./questions/questions-page.tsx').then(({ QuestionsPage }) => QuestionsPage),
    search: questionsAddress,
  },
  courseQuestion: { load: () => import('./questions/question-page.tsx').then(({ QuestionPage }) => QuestionPage) },
  courseAssignments: {
    load: () => import('./assignments/assignments-page.tsx').then(({ AssignmentsPage }) => AssignmentsPage),
  },
  assignmentProgress: {
    load: () => import('./assignments/progress-page.tsx').then(({ AssignmentProgressPage }) => AssignmentProgressPage),
  },
  gradingQueue: {
    load: () => import('./assignments/queue-page.tsx').then(({ QueuePage }) => QueuePage),
    search: queueAddress,
  },
  courseBuilder: { leads_to: 'courseDetails' },
  courseOverview: { leads_to: 'courseDetails' },
  courseDetails: { load: () => forms().then(({ DetailsPage }) => DetailsPage) },
  courseSettings: { load: () => forms().then(({ SettingsPage }) => SettingsPage) },
  courseNotifications: { load: () => forms().then(({ NotificationsPage }) => NotificationsPage) },
  courseDueDates: { load: () => forms().then(({ DueDatesPage }) => DueDatesPage) },
  coursePricing: { load: () => forms().then(({ PricingPage }) => PricingPage) },
  courseInstructors: { load: () => forms().then(({ InstructorsPage }) => InstructorsPage) },
  courseCertificate: { load: () => forms().then(({ CertificatePage }) => CertificatePage) },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
