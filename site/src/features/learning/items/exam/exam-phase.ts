import type { RunningAttempt, show_exam_try } from '@portico/shared/contract/exams/exams.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'

type ExamResponse = Data<typeof show_exam_try>
export type AttemptResult = NonNullable<ExamResponse['last']>
/** Page states of an exam. */
export type ExamPhase =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  | { name: 'intro'; running: RunningAttempt | null }
  | { name: 'question'; running: RunningAttempt; place: number }
  | { name: 'review'; running: RunningAttempt }
  | { name: 'result'; last: AttemptResult; takesFocus: boolean }

/** Initial state of a loaded exam: a finished attempt shows its result; a running one can resume only while the course is open. */
export const phaseOfExam = (
  { running, last }: Pick<ExamResponse, 'running' | 'last'>,
  { isOpen, takesFocus }: { isOpen: boolean; takesFocus: boolean },
): ExamPhase =>
  last && !running ? { name: 'result', last, takesFocus } : { name: 'intro', running: isOpen ? running : null }

/** Updates a running attempt with the server's latest data. */
export const withRunningAttempt = (phase: ExamPhase, running: RunningAttempt): ExamPhase =>
  'running' in phase && phase.running?.attempts === running.attempts ? { ...phase, running } : phase

/** Where an attempt resumes: at the first question without an answer, sent or still queued, otherwise at the review. */
export function phaseOfAttempt(running: RunningAttempt, left: ReadonlyMap<number, unknown> = new Map()): ExamPhase {
  const place = running.questions.findIndex(({ id, answer }) => answer === null && !left.has(id))
  return place === -1 ? { name: 'review', running } : { name: 'question', running, place }
}
