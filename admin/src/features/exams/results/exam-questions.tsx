import { analyze_exam, type CourseExam } from '@portico/shared/contract/exams/exams-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import type { CourseRef } from '../../courses/frame/course-ref.ts'
import { QuestionFigures } from './question-figures.tsx'
import { RegradeLog } from '../regrade/regrade-log.tsx'

type Props = { course: CourseRef; exam: CourseExam }

/** Shows how the questions of an exam or a knowledge check were answered. */
export function ExamQuestions({ course, exam }: Props) {
  const { portal } = useSession()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['exam-analysis', portal.id, exam.id],
    queryFn: () => api(analyze_exam, { params: { course_id: course.id, exam_id: exam.id } }),
  })
  if (isError)
    return (
      <ErrorState onRetry={() => void refetch()} requestId={referenceOf(error)}>
        {failureText(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <div className="panel-body" role="status" aria-label="Loading">
        <Skeleton shape="line" count={8} />
      </div>
    )
  if (data.questions.length === 0)
    return <EmptyState title="No answers yet">Learners’ answers are counted here.</EmptyState>
  return (
    <div className="panel-body stack">
      <p className="small muted">
        {exam.is_graded
          ? `${countText(data.tries_count)}, the first of each learner, because later attempts already know the questions.`
          : `${countText(data.tries_count)}, the last of each learner.`}
      </p>
      <ol className="question-figures">
        {data.questions.map((question) => (
          <li key={question.id}>
            <QuestionFigures {...{ course, exam, question }} onRegraded={() => void refetch()} />
          </li>
        ))}
      </ol>
      <RegradeLog regrades={data.regrades} />
    </div>
  )
}

const countText = (count: number): string => (count === 1 ? 'Based on one attempt' : `Based on ${count} attempts`)
