import type { Verb } from '../../../../kernel/verb.ts'
import { analyzeExam } from './analyze-exam.ts'
import { exportExamAttempts } from './export-exam-attempts.ts'
import { listCourseExams } from './list-course-exams.ts'
import { listExamUsers } from './list-exam-users.ts'
import { previewRegrade } from './preview-regrade.ts'
import { regradeExam } from './regrade-exam.ts'
import { resetExam } from './reset-exam.ts'
import { setExamAccommodation } from './set-exam-accommodation.ts'
import { showLearnerExam } from './show-learner-exam.ts'

export const examsStaff: readonly Verb[] = [
  listCourseExams,
  listExamUsers,
  exportExamAttempts,
  showLearnerExam,
  resetExam,
  setExamAccommodation,
  analyzeExam,
  previewRegrade,
  regradeExam,
]
