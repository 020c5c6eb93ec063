import type { Verb } from '../../../../kernel/verb.ts'
import { answerCourseQuestion } from './answer-course-question.ts'
import { answerStudentQuestion } from './answer-student-question.ts'
import { countCourseQuestions } from './count-course-questions.ts'
import { createStudentQuestion } from './create-student-question.ts'
import { listCourseQuestions } from './list-course-questions.ts'
import { listStudentQuestions } from './list-student-questions.ts'
import { showCourseQuestion } from './show-course-question.ts'
import { showStudentQuestion } from './show-student-question.ts'
import { updateCourseQuestion } from './update-course-question.ts'
import { updateStudentQuestion } from './update-student-question.ts'

export const studentQuestions: readonly Verb[] = [
  listStudentQuestions,
  createStudentQuestion,
  showStudentQuestion,
  updateStudentQuestion,
  answerStudentQuestion,
  listCourseQuestions,
  countCourseQuestions,
  showCourseQuestion,
  updateCourseQuestion,
  answerCourseQuestion,
]
