import { ExamClock } from './exam-clock.tsx'
import { ExamIntro } from './exam-intro.tsx'
import { ExamQuestionPage } from './exam-question-page.tsx'
import { ExamResult } from './exam-result.tsx'
import { ExamReview } from './exam-review.tsx'
import type { ExamOfItem } from './exam-of-item.ts'
import { LoadFailed } from '../../load/load-failed.tsx'
import { ExamBar } from './exam-bar.tsx'
import type { SaveStatus } from '../../player/player-bar.tsx'
import { usePlayer } from '../../player/player-context.ts'
import { ItemLoading } from '../../load/skeletons.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useExam, type ExamState } from './use-exam.ts'
import { notSaved, saved, saving } from '../../player/use-item-completion.ts'

/** An exam or a Knowledge Check: before, during and after an attempt. */
export function ExamItem({ item }: { item: ExamOfItem }) {
  const exam = useExam()
  const { view } = usePlayer()
  return (
    <>
      <Clock exam={exam} readOnly={view.course.access !== 'full'} />
      <Phase item={item} exam={exam} readOnly={view.course.access !== 'full'} />
      <ExamBar item={item} exam={exam} save={saveStatus(exam)} readOnly={view.course.access !== 'full'} />
    </>
  )
}

/** The clock of a running attempt, visible even before the learner resumes it, since its time runs on. */
function Clock({ exam, readOnly }: { exam: ExamState; readOnly: boolean }) {
  const { phase } = exam
  const running = 'running' in phase ? phase.running : null
  if (running === null || readOnly) return null
  return <ExamClock key={running.attempts} running={running} onAsk={() => exam.askTime(running)} />
}

function Phase({ item, exam, readOnly }: { item: ExamOfItem; exam: ExamState; readOnly: boolean }) {
  const { phase } = exam
  if (phase.name === 'loading') return <ExamSkeleton />
  if (phase.name === 'failed') return <LoadFailed error={phase.error} onRetry={exam.load} />
  if (phase.name === 'intro') return <ExamIntro item={item} exam={exam} running={phase.running} readOnly={readOnly} />
  if (phase.name === 'question')
    return <ExamQuestionPage key={phase.place} exam={exam} running={phase.running} place={phase.place} />
  if (phase.name === 'review') return <ExamReview exam={exam} running={phase.running} />
  return <ExamResult item={item} exam={exam} last={phase.last} takesFocus={phase.takesFocus} readOnly={readOnly} />
}

/** Save status of the current question or, in the review, of all questions. */
function saveStatus({ phase, answers }: ExamState): SaveStatus {
  if (phase.name !== 'question' && phase.name !== 'review') return null
  const shown =
    phase.name === 'question' ? phase.running.questions.slice(phase.place, phase.place + 1) : phase.running.questions
  const states = shown.map((question) => answers.get(question.id)?.save)
  if (states.includes('failed')) return notSaved
  if (states.includes('saving') || states.includes('kept')) return saving
  return states.includes('saved') ? saved : null
}

export const ExamSkeleton = () => (
  <ItemLoading>
    <Skeleton shape="title" />
    <Skeleton count={4} />
  </ItemLoading>
)
