import type { ExamQuestion } from '@portico/shared/contract/exams/exams.ts'
import { Picture } from '@portico/shared/ui/picture.tsx'

/** The picture of a question, with its text alternative. */
export const QuestionPicture = ({ question }: { question: Pick<ExamQuestion, 'picture' | 'picture_alt'> }) =>
  question.picture === null ? null : (
    <Picture
      className="exam-picture"
      src={question.picture}
      alt={question.picture_alt}
      sizes="(width < 768px) 100vw, 640px"
      width={640}
      height={480}
      eager
    />
  )
