import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import {
  answer_student_question,
  show_student_question,
  update_student_question,
  type QuestionDetails,
} from '@portico/shared/contract/student-questions.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { courseQuestion } from '@portico/shared/states/course-question.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { learnerCall as call } from '../learner-call.ts'
import { useLoad } from '../../../kernel/use-load.ts'
import { portalMoment } from '../../../scripts/portal-date.ts'
import { callFailure } from '../load/call-failure.ts'
import { LoadFailed } from '../load/load-failed.tsx'
import { PartSkeleton } from '../load/skeletons.tsx'
import { QuestionState } from './question-state.tsx'
import { useAnswered } from './use-answered.ts'
import { useDraft } from './use-draft.ts'

type QuestionKey = { id: number; related_id: number }

/** One question with its answers, which appear as they are sent. */
export function QuestionPage({ course, question_id }: { course: LearnerCourse; question_id: number }) {
  const { slug, related_id } = course
  const place = { id: question_id, related_id }
  const read = (): Promise<QuestionDetails> =>
    call(show_student_question, { params: { id: question_id }, query: { related_id } })
  const loaded = useLoad(`${related_id}:${question_id}`, read)
  const refresh = (): Promise<void> => read().then(loaded.set)
  useAnswered(() => void refresh().catch(() => {}))
  if (loaded.state === 'loading') return <PartSkeleton />
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.reload} />
  const question = loaded.data
  return (
    <div className="stack stack-6 course-narrow">
      <p>
        <a href={linkTo('learnerQuestions', { slug, related_id })}>← All my questions</a>
      </p>
      <article className="review-card">
        <h2>{question.title}</h2>
        <QuestionState {...question} />
        <p className="small muted">
          {question.item ? `About ${question.item.title}. ` : ''}
          {`Asked ${portalMoment(question.created_at)}`}
        </p>
        {question.text ? <p className="question-text">{question.text}</p> : null}
      </article>
      <ol className="stack" aria-label="Answers" aria-live="polite">
        {question.answers.map((answer) => (
          <li key={answer.id} className="review-card question-answer" data-staff={answer.is_staff ? '' : undefined}>
            <p className="small muted">
              <strong>{answer.is_own ? 'You' : answer.author}</strong>
              {answer.is_staff ? ' · Instructor team' : ''}
              {` · ${portalMoment(answer.created_at)}`}
            </p>
            <p className="question-text">{answer.text}</p>
          </li>
        ))}
      </ol>
      <Reply place={place} isClosed={question.status === courseQuestion.closed} onSent={refresh} />
    </div>
  )
}

/** Replies to a question or closes an answered one. A learner's reply reopens a closed question. */
function Reply({ place, isClosed, onSent }: { place: QuestionKey; isClosed: boolean; onSent: () => Promise<void> }) {
  const { id, related_id } = place
  const { draft, change, busy, failure, send } = useDraft(`answer:${related_id}:${id}`, async ({ text, sent_as }) => {
    await call(answer_student_question, { params: { id }, body: { related_id, text, sent_as } })
    await onSent().catch(() => {})
  })
  const closing = useAction(callFailure)
  const turn = (): Promise<void> =>
    closing.run(async () => {
      const status = isClosed ? courseQuestion.opened : courseQuestion.closed
      await call(update_student_question, { params: { id }, body: { related_id, status } })
      await onSent()
    })
  const told = failure ?? closing.failure
  return (
    <div className="card card-body stack">
      <Field label="Add a message" help={isClosed ? 'This question is closed. A new message reopens it.' : undefined}>
        <TextArea maxLength={5000} value={draft.text} onChange={(event) => change({ text: event.target.value })} />
      </Field>
      {told ? (
        <Notice tone="failed" alert>
          {told}
        </Notice>
      ) : null}
      <div className="row">
        <Button busy={busy} disabled={draft.text.trim() === ''} onClick={() => void send()}>
          Send
        </Button>
        <Button kind="secondary" busy={closing.busy} onClick={() => void turn()}>
          {isClosed ? 'Reopen question' : 'Close question'}
        </Button>
      </div>
    </div>
  )
}
