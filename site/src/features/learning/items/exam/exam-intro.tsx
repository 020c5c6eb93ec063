import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { portalMoment } from '../../../../scripts/portal-date.ts'
import { NoAttemptsLeft } from '../../player/no-attempts-left.tsx'
import { StillPreparing } from '../../player/unready-item.tsx'
import { examLabel, windowOf, type ExamOfItem } from './exam-of-item.ts'
import type { ExamState } from './use-exam.ts'

/** Before an attempt: what to expect, and how many attempts there are. */
export function ExamIntro({
  item,
  exam,
  running,
  readOnly,
}: {
  item: ExamOfItem
  exam: ExamState
  running: RunningAttempt | null
  readOnly: boolean
}) {
  const word = examLabel(item)
  return (
    <div className="stack stack-6 exam">
      {item.exam.description ? <p className="item-description">{item.exam.description}</p> : null}
      <ExamFacts exam={item.exam} remaining={exam.remaining} readOnly={readOnly} />
      {readOnly ? (
        <Notice>You’ve completed this course. Your results can’t be changed anymore.</Notice>
      ) : (
        <Standing item={item} exam={exam} running={running} word={word} />
      )}
    </div>
  )
}

/** The reason an attempt cannot start, or the progress of the running one; the start button is in the bar. */
function Standing({
  item,
  exam,
  running,
  word,
}: {
  item: ExamOfItem
  exam: ExamState
  running: RunningAttempt | null
  word: string
}) {
  if (running) {
    const answered = running.questions.filter((question) => question.answer !== null).length
    return (
      <Notice tone="progress">{`In progress: ${answered} of ${running.questions.length} questions answered and saved.`}</Notice>
    )
  }
  const window = windowOf(item)
  if (window === 'early')
    return <Notice tone="waiting">{`This ${word} opens on ${moment(item.exam.opens_at)}.`}</Notice>
  if (window === 'closed')
    return <Notice tone="waiting">{`This ${word} closed on ${moment(item.exam.closes_at)}.`}</Notice>
  if (item.exam.questions_count === 0) return <StillPreparing />
  if (exam.remaining === 0) return <NoAttemptsLeft kind="exam" />
  return item.exam.closes_at ? <p>{`It can be taken until ${moment(item.exam.closes_at)}.`}</p> : null
}

const moment = (at: string | null): string => (at === null ? '' : portalMoment(at))

type Facts = Pick<ExamOfItem['exam'], 'questions_count' | 'pass_percentage' | 'type' | 'minutes'>

/** "Attempts left" is hidden in a completed course, and for a Knowledge Check: it ends finished, and what is finished starts no more (EXM-012). */
export function ExamFacts({
  exam: { questions_count, pass_percentage, type, minutes },
  remaining,
  readOnly,
}: {
  exam: Facts
  remaining: number | null
  readOnly: boolean
}) {
  return (
    <dl className="exam-facts">
      <div>
        <dt>Questions</dt>
        <dd>{questions_count}</dd>
      </div>
      {type === 'exam' ? (
        <div>
          <dt>Passing score</dt>
          <dd>{pass_percentage}%</dd>
        </div>
      ) : (
        <div>
          <dt>Graded</dt>
          <dd>No</dd>
        </div>
      )}
      {minutes === null ? null : (
        <div>
          <dt>Time limit</dt>
          <dd>{minutes} min</dd>
        </div>
      )}
      {readOnly || type !== 'exam' ? null : (
        <div>
          <dt>Attempts left</dt>
          <dd>{remaining ?? 'Unlimited'}</dd>
        </div>
      )}
    </dl>
  )
}
