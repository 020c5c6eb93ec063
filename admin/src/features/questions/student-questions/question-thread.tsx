import { update_course_question, type StaffQuestion } from '@portico/shared/contract/student-questions.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { courseQuestion } from '@portico/shared/states/course-question.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { AnswerForm } from './answer-form.tsx'
import { QuestionMark } from './question-mark.tsx'

type Props = { question: StaffQuestion; onChanged: () => void }

/** Shows a question, its answers and the answer form. */
export function QuestionThread({ question, onChanged }: Props) {
  const { portal } = useSession()
  const moment = (at: string): string => formatDate({ at, time_zone: portal.time_zone, style: 'moment' })
  const isClosed = question.status === courseQuestion.closed
  const turn = useMutation({
    mutationFn: () =>
      api(update_course_question, {
        params: { id: question.id },
        body: { status: isClosed ? courseQuestion.opened : courseQuestion.closed },
      }),
    onSuccess: onChanged,
    onError: showFailure,
  })
  return (
    <div className="question-page">
      <PageHead
        title={question.title}
        actions={
          <Button kind="secondary" busy={turn.isPending} onClick={() => turn.mutate()}>
            {isClosed ? 'Reopen question' : 'Close question'}
          </Button>
        }
      >
        {[question.learner.name, question.learner.email].filter(Boolean).join(', ')}
      </PageHead>
      <section className="panel panel-body stack" aria-label="Question">
        <QuestionMark {...question} />
        <p className="small muted">
          {question.item ? `About ${question.item.title}. ` : ''}
          {`Asked ${moment(question.created_at)}`}
        </p>
        {question.text ? <p className="question-text">{question.text}</p> : null}
      </section>
      {question.answers.length > 0 ? (
        <ol className="question-answers" aria-label="Answers">
          {question.answers.map((answer) => (
            <li key={answer.id} className="panel panel-body stack" data-staff={answer.is_staff ? '' : undefined}>
              <p className="small muted">
                <strong>{answer.author}</strong>
                {`${answer.is_staff ? '' : ' (learner)'}, ${moment(answer.created_at)}`}
              </p>
              <p className="question-text">{answer.text}</p>
            </li>
          ))}
        </ol>
      ) : null}
      <AnswerForm key={question.id} id={question.id} onSent={onChanged} />
    </div>
  )
}
