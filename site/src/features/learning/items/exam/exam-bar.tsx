import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ContinueLink, PlayerBar, type SaveStatus } from '../../player/player-bar.tsx'
import { usePlayer } from '../../player/player-context.ts'
import { examLabel, windowOf, type ExamOfItem } from './exam-of-item.ts'
import type { ExamPhase } from './exam-phase.ts'
import { FinishExam } from './finish-exam.tsx'
import { StartExam } from './start-exam.tsx'
import type { ExamState } from './use-exam.ts'

type Props = { item: ExamOfItem; exam: ExamState; save: SaveStatus; readOnly: boolean }
type Running = Extract<ExamPhase, { name: 'question' | 'review' }>

/** The bar of an exam: one action for the next step; during an attempt, back leads through the questions. */
export function ExamBar({ item, exam, save, readOnly }: Props) {
  const { phase } = exam
  const bar = { save, problem: exam.failure }
  if (phase.name === 'question' || phase.name === 'review')
    return (
      <PlayerBar
        {...bar}
        back={<PreviousQuestion exam={exam} phase={phase} />}
        action={
          phase.name === 'review' ? (
            <FinishExam item={item} exam={exam} running={phase.running} />
          ) : (
            <NextQuestion exam={exam} phase={phase} />
          )
        }
      />
    )
  const { remaining } = exam
  const { status } = usePlayer().item.itemable
  const mayStart = !readOnly && remaining !== 0 && item.exam.questions_count > 0 && windowOf(item) === 'open'
  if (phase.name === 'intro' && phase.running)
    return <PlayerBar {...bar} action={<Resume item={item} exam={exam} running={phase.running} />} />
  // Staff may have completed the item: then there is nothing to start.
  if (phase.name === 'intro' && mayStart && !isDone(status))
    return <PlayerBar {...bar} action={<StartExam item={item} exam={exam} label={`Start the ${examLabel(item)}`} />} />
  if (phase.name === 'result' && mayStart && phase.last.status === itemProgress.failed)
    return <PlayerBar {...bar} action={<StartExam item={item} exam={exam} label="Try again" />} />
  if (!readOnly && remaining === 0 && !isDone(status)) return <PlayerBar {...bar} action={<ContinueLink />} />
  return <PlayerBar {...bar} />
}

function Resume({ item, exam, running }: { item: ExamOfItem; exam: ExamState; running: Running['running'] }) {
  return <Button onClick={() => exam.resume(running)}>{`Continue the ${examLabel(item)}`}</Button>
}

function PreviousQuestion({ exam, phase }: { exam: ExamState; phase: Running }) {
  const { running } = phase
  const place = (phase.name === 'review' ? running.questions.length : phase.place) - 1
  return (
    <Button
      kind="secondary"
      icon="arrow-left"
      className="player-step"
      aria-label="Previous question"
      disabled={place < 0}
      onClick={() => exam.show({ name: 'question', running, place })}
    >
      <span className="player-step-label">Previous question</span>
    </Button>
  )
}

function NextQuestion({ exam, phase }: { exam: ExamState; phase: Extract<Running, { name: 'question' }> }) {
  const { running, place } = phase
  return place === running.questions.length - 1 ? (
    <Button onClick={() => exam.show({ name: 'review', running })}>Review your answers</Button>
  ) : (
    <Button onClick={() => exam.show({ name: 'question', running, place: place + 1 })}>Next question</Button>
  )
}
