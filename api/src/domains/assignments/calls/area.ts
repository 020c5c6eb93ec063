import type { Verb } from '../../../kernel/verb.ts'
import { correctGrade } from './correct-grade.ts'
import { deleteAssignmentFile } from './delete-assignment-file.ts'
import { getAssignmentFile } from './get-assignment-file.ts'
import { getAssignmentResponse } from './get-assignment-response.ts'
import { listAssignmentResponses } from './list-assignment-responses.ts'
import { listGradedCourses } from './list-graded-courses.ts'
import { listCourseAssignments } from './list-course-assignments.ts'
import { makeInstructorResponse } from './make-instructor-response.ts'
import { makeLearnerResponse } from './make-learner-response.ts'
import { saveAssignmentDraft } from './save-assignment-draft.ts'
import { showLearnerAssignment } from './show-learner-assignment.ts'

export const assignments: readonly Verb[] = [
  getAssignmentResponse,
  saveAssignmentDraft,
  makeLearnerResponse,
  getAssignmentFile,
  deleteAssignmentFile,
  listAssignmentResponses,
  listCourseAssignments,
  listGradedCourses,
  showLearnerAssignment,
  makeInstructorResponse,
  correctGrade,
]
