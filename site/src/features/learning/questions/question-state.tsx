import type { StudentQuestion } from '@portico/shared/contract/student-questions.ts'
import { courseQuestion, courseQuestionLabels } from '@portico/shared/states/course-question.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'

/** Status of a question: closed, answered or waiting. */
export const QuestionState = ({ status, is_answered }: Pick<StudentQuestion, 'status' | 'is_answered'>) =>
  status === courseQuestion.closed ? (
    <StatusMark tone="success">{courseQuestionLabels[status]}</StatusMark>
  ) : is_answered ? (
    <StatusMark tone="success">Answered</StatusMark>
  ) : (
    <StatusMark tone="progress">Waiting for an answer</StatusMark>
  )
