import type { Verb } from '../../kernel/verb.ts'
import { createEnrollments } from './create-enrollments.ts'
import { completeUserCourse } from './complete-user-course.ts'
import { deleteEnrollment } from './delete-enrollment.ts'
import { findCoursePeople } from './find-course-people.ts'
import { listCourseLearners } from './list-course-learners.ts'

export const enrollmentsArea: readonly Verb[] = [
  listCourseLearners,
  deleteEnrollment,
  findCoursePeople,
  createEnrollments,
  completeUserCourse,
]
