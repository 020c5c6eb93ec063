import type { Verb } from '../../kernel/verb.ts'
import { deleteEnrollment } from './delete-enrollment.ts'
import { listCourseLearners } from './list-course-learners.ts'

export const enrollmentsArea: readonly Verb[] = [listCourseLearners, deleteEnrollment]
