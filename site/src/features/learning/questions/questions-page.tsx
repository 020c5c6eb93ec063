import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { list_student_questions, type StudentQuestion } from '@portico/shared/contract/student-questions.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { learnerCall as call } from '../learner-call.ts'
import { useLoad } from '../../../kernel/use-load.ts'
import { portalDate } from '../../../scripts/portal-date.ts'
import { callFailure } from '../load/call-failure.ts'
import { LoadFailed } from '../load/load-failed.tsx'
import { PartSkeleton } from '../load/skeletons.tsx'
import { AskQuestionDialog } from './ask-question-dialog.tsx'
import { QuestionState } from './question-state.tsx'
import { useAnswered } from './use-answered.ts'

type Page = Data<typeof list_student_questions>

/** The learner's questions about the course, with a button to ask more (LRN-003, LRN-043). */
export function QuestionsPage({ course }: { course: LearnerCourse }) {
  const { slug, related_id } = course
  const [isAsking, setAsking] = useState(false)
  const { failure, run } = useAction(callFailure)
  const ask = (cursor?: string): Promise<Page> =>
    call(list_student_questions, { params: { slug }, query: { related_id, ...(cursor ? { cursor } : {}) } })
  const loaded = useLoad(`${related_id}`, () => ask())
  useAnswered(() => void ask().then(loaded.set, () => {}))
  if (loaded.state === 'loading') return <PartSkeleton />
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.reload} />
  const { data, meta } = loaded.data
  const more = (cursor: string): Promise<void> =>
    run(async () => {
      const next = await ask(cursor)
      loaded.set({ data: [...data, ...next.data], meta: next.meta })
    })
  const next = meta.next_cursor
  return (
    <div className="stack stack-6 course-narrow">
      <div className="row row-between card card-body">
        <p>Is something unclear? Ask your instructor here.</p>
        <Button onClick={() => setAsking(true)}>Ask a question</Button>
      </div>
      <List questions={data} course={course} />
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {next ? (
        <Button kind="secondary" onClick={() => void more(next)}>
          Show more questions
        </Button>
      ) : null}
      {isAsking ? (
        <AskQuestionDialog
          course={course}
          item={null}
          onClose={() => setAsking(false)}
          onAsked={(question_id) => location.assign(linkTo('learnerQuestion', { slug, related_id, question_id }))}
        />
      ) : null}
    </div>
  )
}

const List = ({ questions, course }: { questions: readonly StudentQuestion[]; course: LearnerCourse }) =>
  questions.length === 0 ? (
    <EmptyState icon="help" title="No questions yet">
      Your questions about this course and their answers appear here.
    </EmptyState>
  ) : (
    <ul className="stack">
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionCard
            question={question}
            path={linkTo('learnerQuestion', {
              slug: course.slug,
              related_id: course.related_id,
              question_id: question.id,
            })}
          />
        </li>
      ))}
    </ul>
  )

const QuestionCard = ({ question, path }: { question: StudentQuestion; path: string }) => (
  <article className="review-card">
    <h2 className="question-title">
      <a href={path}>{question.title}</a>
    </h2>
    <QuestionState {...question} />
    <p className="small muted">
      {question.item ? `${question.item.title} · ` : ''}
      {portalDate(question.created_at)}
      {question.answers_count > 0
        ? ` · ${question.answers_count} ${question.answers_count === 1 ? 'reply' : 'replies'}`
        : ''}
    </p>
  </article>
)
