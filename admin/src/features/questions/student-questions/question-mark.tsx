import type { CourseQuestion } from '@portico/shared/contract/student-questions.ts'
import { courseQuestion, courseQuestionLabels } from '@portico/shared/states/course-question.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'

/** Status of a question for those who answer: an open one without an answer needs work. */
export const QuestionMark = ({ status, is_answered }: Pick<CourseQuestion, 'status' | 'is_answered'>) =>
  status === courseQuestion.closed ? (
    <StatusMark>{courseQuestionLabels[status]}</StatusMark>
  ) : is_answered ? (
    <StatusMark tone="success">Answered</StatusMark>
  ) : (
    <StatusMark tone="progress">Waiting for an answer</StatusMark>
  )
