import type { RunningTry, show_exam_try } from '@portico/shared/contract/exams.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'

type Found = Data<typeof show_exam_try>
export type TryResult = NonNullable<Found['last']>
/** What the page of an exam shows. */
export type ExamPhase =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  | { name: 'intro'; running: RunningTry | null }
  | { name: 'question'; running: RunningTry; place: number }
  | { name: 'review'; running: RunningTry }
  | { name: 'result'; last: TryResult; takesFocus: boolean }

/** Where an exam stands that was just read: a finished try shows its result, and a running one goes on only while the course is open. */
export const phaseOfExam = (
  { running, last }: Pick<Found, 'running' | 'last'>,
  { isOpen, takesFocus }: { isOpen: boolean; takesFocus: boolean },
): ExamPhase =>
  last && !running ? { name: 'result', last, takesFocus } : { name: 'intro', running: isOpen ? running : null }

/** The same page of a running try with what the server says of it now. */
export const withTry = (phase: ExamPhase, running: RunningTry): ExamPhase =>
  'running' in phase && phase.running?.attempts === running.attempts ? { ...phase, running } : phase

/** Where a try goes on: at the first question without an answer, sent or still kept, or at the review when all have one. */
export function phaseOfTry(running: RunningTry, left: ReadonlyMap<number, unknown> = new Map()): ExamPhase {
  const place = running.questions.findIndex(({ id, answer }) => answer === null && !left.has(id))
  return place === -1 ? { name: 'review', running } : { name: 'question', running, place }
}
