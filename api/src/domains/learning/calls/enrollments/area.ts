import type { Verb } from '../../../../kernel/verb.ts'
import { createEnrollments } from './create-enrollments.ts'
import { completeUserCourse } from './complete-user-course.ts'
import { attachCurator } from './curator/attach-curator.ts'
import { detachCurator } from './curator/detach-curator.ts'
import { findCurators } from './curator/find-curators.ts'
import { listCuratedLearners } from './curator/list-curated-learners.ts'
import { deleteEnrollment } from './delete-enrollment.ts'
import { exportEnrollments } from './export-enrollments.ts'
import { findCoursePeople } from './find-course-people.ts'
import { judgeEnrollments } from './import/judge-enrollments.ts'
import { reportEnrollmentsImport } from './import/report-enrollments-import.ts'
import { runEnrollmentsImport } from './import/run-enrollments-import.ts'
import { showEnrollmentsImport } from './import/show-enrollments-import.ts'
import { inviteLearners } from './invitations/invite-learners.ts'
import { listCourseInvitations } from './invitations/list-course-invitations.ts'
import { resendCourseInvitation } from './invitations/resend-course-invitation.ts'
import { withdrawCourseInvitation } from './invitations/withdraw-course-invitation.ts'
import { deleteCourseManager } from './team/delete-course-manager.ts'
import { listCourseInstructors } from './team/list-course-instructors.ts'
import { listCourseManagers } from './team/list-course-managers.ts'
import { makePrimaryInstructor } from './team/make-primary-instructor.ts'
import { listCourseLearners } from './list-course-learners.ts'
import { showLearnerProgress } from './show-learner-progress.ts'
import { showOpenItems } from './show-open-items.ts'

export const enrollmentsArea: readonly Verb[] = [
  listCourseLearners,
  exportEnrollments,
  showLearnerProgress,
  findCurators,
  attachCurator,
  detachCurator,
  listCuratedLearners,
  deleteEnrollment,
  findCoursePeople,
  createEnrollments,
  inviteLearners,
  listCourseInvitations,
  withdrawCourseInvitation,
  resendCourseInvitation,
  showOpenItems,
  completeUserCourse,
  judgeEnrollments,
  showEnrollmentsImport,
  runEnrollmentsImport,
  reportEnrollmentsImport,
  listCourseManagers,
  deleteCourseManager,
  listCourseInstructors,
  makePrimaryInstructor,
]
