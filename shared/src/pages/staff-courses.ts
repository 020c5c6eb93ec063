import { appPaths } from '../access/app-paths.ts'
import { adminsEditorAndInstructor, contentEditors } from '../access/role-groups.ts'
import { unbuilt, type Page } from './page.ts'
import { below, staff } from './staff-rules.ts'

const builder = '/courses/builder/:slug'
const grading = '/assignments'
const builders = staff(...adminsEditorAndInstructor, 'portal_admin', 'course_admin')
const ofCourse = { ...builders, made: 'staff', stands_under: appPaths.staffCourses } as const
const poolEditors = { ...staff(...contentEditors, 'course_admin', 'instructor'), made: 'staff' } as const
const examReaders = {
  ...staff('learning.read_others'),
  made: 'staff',
  stands_under: appPaths.staffCourses,
} as const
const questionPages = {
  ...staff('questions.answer'),
  guards: ['auth', 'checkEnableCourseQuestions'],
  made: 'staff',
  stands_under: appPaths.staffCourses,
} as const
const managers = staff('credits.manage_own')
const ofManager = { ...managers, made: 'staff', stands_under: appPaths.managerCourses } as const

/** Courses for staff and managers (BLD, CRD). */
export const staffCoursePages = {
  staffCourses: {
    ...staff('courses.read_drafts'),
    pattern: appPaths.staffCourses,
    made: 'staff',
    menu: { title: 'Courses', group: 'Teaching', icon: 'book', action: 'courses.read_drafts' },
    scroll: 'stays_when_filtered',
  },
  managerCourses: {
    ...managers,
    pattern: appPaths.managerCourses,
    made: 'staff',
    menu: { title: 'My team’s courses', group: 'Teaching', icon: 'award', action: 'credits.manage_own' },
    scroll: 'stays_when_filtered',
  },
  managerCourse: { ...ofManager, pattern: '/courses/managers/:slug' },
  managerOverview: { ...ofManager, pattern: '/courses/managers/:slug/overview', scroll: 'stays_when_filtered' },
  managerOutline: { ...ofManager, pattern: '/courses/managers/:slug/outline' },
  managerSeats: { ...ofManager, pattern: '/courses/managers/:slug/take-credits' },
  managerInvites: { ...ofManager, pattern: '/courses/managers/:slug/invites', scroll: 'stays_when_filtered' },
  /** a manager's people in all courses */
  managerTeam: {
    ...managers,
    pattern: '/my-team',
    made: 'staff',
    menu: { title: 'My team', group: 'Teaching', icon: 'users', action: 'credits.manage_own' },
    scroll: 'stays_when_filtered',
  },
  managerCertificates: { ...ofManager, pattern: '/courses/managers/:slug/certificates', scroll: 'stays_when_filtered' },
  managerUserCertificates: { ...ofManager, pattern: '/courses/managers/:slug/certificates/:user_id' },
  sharedCourses: {
    ...staff('shares.read'),
    made: 'staff',
    pattern: '/portals/shared-courses',
    menu: { title: 'Shared courses', group: 'Teaching', icon: 'users', action: 'shares.read' },
    scroll: 'stays_when_filtered',
  },
  mediaLibrary: {
    ...staff('materials.read'),
    made: 'staff',
    pattern: '/media-library',
    menu: { title: 'Media library', group: 'Teaching', icon: 'file', action: 'materials.read' },
    scroll: 'stays_when_filtered',
  },
  regulatorPackets: {
    ...staff('proof.make'),
    made: 'staff',
    pattern: '/regulator-packets',
    closed_to_limited: true,
    menu: {
      title: 'Regulator packets',
      group: 'Teaching',
      icon: 'package',
      action: 'proof.make',
    },
  },
  trainingQueue: {
    ...staff('proof.review'),
    made: 'staff',
    pattern: '/training-records',
    closed_to_limited: true,
    menu: {
      title: 'Outside training',
      group: 'Teaching',
      icon: 'award',
      action: 'proof.review',
    },
    scroll: 'stays_when_filtered',
  },
  /** the same list as `staffCourses` (BLD-007) */
  builderCourses: {
    ...staff('courses.edit'),
    made: 'staff',
    pattern: '/courses/builder',
    stands_under: appPaths.staffCourses,
    scroll: 'stays_when_filtered',
  },
  createCourse: {
    ...staff('courses.edit'),
    made: 'staff',
    pattern: '/courses/builder/create',
    stands_under: appPaths.staffCourses,
  },
  questionPools: {
    ...poolEditors,
    pattern: '/question-pools',
    menu: { title: 'Question pools', group: 'Teaching', icon: 'list', action: 'question_pools.read' },
    scroll: 'stays_when_filtered',
  },
  createQuestionPool: { ...poolEditors, pattern: '/question-pools/create' },
  questionPool: { ...poolEditors, pattern: '/question-pools/:id' },
  courseExams: { ...examReaders, pattern: '/courses/builder/:slug/exams' },
  courseSurveys: { ...examReaders, pattern: '/courses/builder/:slug/surveys' },
  examProgress: {
    ...examReaders,
    pattern: '/courses/builder/:slug/exams-progress/:user_id/:related_id/:exam_id',
  },
  courseCertificates: { ...examReaders, pattern: '/courses/builder/:slug/certificates' },
  userCertificates: { ...examReaders, pattern: '/courses/builder/:slug/certificates/:user_id' },
  courseManagers: { ...examReaders, pattern: '/courses/builder/:slug/managers' },
  courseEnrollments: { ...examReaders, pattern: '/courses/builder/:slug/enrollments' },
  /** one learner of a course: every item with its status and seat time */
  learnerProgress: { ...examReaders, pattern: '/courses/builder/:slug/enrollments/:related_id' },
  /** learners whom the user accompanies as a curator (BLD-037) */
  curatedLearners: {
    ...staff('learning.read_others'),
    made: 'staff',
    pattern: '/curated-learners',
    menu: { title: 'My learners', group: 'Teaching', icon: 'user', action: 'learning.read_others' },
    scroll: 'stays_when_filtered',
  },
  courseReviews: {
    ...staff('reviews.moderate'),
    made: 'staff',
    pattern: '/courses/builder/:slug/overview/reviews',
    stands_under: appPaths.staffCourses,
  },
  courseQuestions: { ...questionPages, pattern: '/courses/builder/:slug/questions' },
  courseQuestion: { ...questionPages, pattern: '/courses/builder/:slug/questions/:question_id' },
  courseBuilder: { ...builders, made: 'staff', pattern: builder },
  courseOutline: { ...ofCourse, pattern: '/courses/builder/:slug/outline', scroll: 'stays_in_outline' },
  courseOutlineItems: { ...builders, made: 'staff', pattern: '/courses/builder/:slug/outline/items' },
  courseOutlineItem: {
    ...ofCourse,
    pattern: '/courses/builder/:slug/outline/:itemable_type/:item_id',
    scroll: 'stays_in_outline',
  },
  /** one learner's record for one SCORM item */
  scormRecord: {
    ...staff('learning.read_others'),
    made: 'staff',
    pattern: '/courses/builder/:slug/scorm-progress/:related_id/:item_id',
    stands_under: appPaths.staffCourses,
  },
  courseAssignments: { ...ofCourse, pattern: '/courses/builder/:slug/assignments' },
  /** one learner's assignment, for grading */
  assignmentProgress: {
    ...staff('learning.read_others'),
    made: 'staff',
    pattern: '/courses/builder/:slug/assignment-progress/:user_id/:related_id/:assignment_id',
    stands_under: grading,
  },
  gradingQueue: {
    ...staff('assignments.grade'),
    made: 'staff',
    pattern: grading,
    menu: { title: 'Grading', group: 'Teaching', icon: 'edit', action: 'assignments.grade' },
    scroll: 'stays_when_filtered',
  },
  courseOverview: { ...builders, made: 'staff', pattern: '/courses/builder/:slug/overview' },
  courseDetails: { ...ofCourse, pattern: '/courses/builder/:slug/overview/details' },
  courseSettings: { ...ofCourse, pattern: '/courses/builder/:slug/overview/settings' },
  courseDueDates: { ...ofCourse, pattern: '/courses/builder/:slug/overview/due-dates' },
  courseNotifications: { ...ofCourse, pattern: '/courses/builder/:slug/overview/notifications' },
  coursePricing: { ...ofCourse, pattern: '/courses/builder/:slug/pricing' },
  courseInstructors: { ...ofCourse, pattern: '/courses/builder/:slug/instructors' },
  courseCertificate: { ...ofCourse, pattern: '/courses/builder/:slug/overview/certificate-template' },
} as const satisfies Readonly<Record<string, Page>>

export const staffCourseUnbuilt: readonly Page[] = [...unbuilt(builders, [...below(builder, 'overview/shipping')])]
