import { stored } from '@portico/shared/browser/stored.ts'
import { useState } from 'react'
import type { GradeDraft, TypedGrade } from './grade-draft.ts'

/** A grade that is being corrected; its moment tells it from a later one. */
export type CorrectedGrade = { graded_at: string; score: string; feedback: string }
/** What was typed, and the grade that it was typed over. */
type Correction = { over: CorrectedGrade; typed: TypedGrade }

const isText = (value: unknown): value is string => typeof value === 'string'

function parse(value: unknown): Correction {
  const { over, typed } = value as Correction
  const texts = [over.graded_at, over.score, over.feedback, typed.score, typed.feedback, typed.reason]
  if (!texts.every(isText)) throw new Error('no correction is stored')
  return { over, typed }
}

const storedCorrection = (name: string) => stored<Correction>(`portico_correction:${name}`, parse, 'local')

/** Whether this browser stored a half-written correction. */
export const hasCorrectionDraft = (name: string): boolean => storedCorrection(name).read() !== null

const begun = (over: CorrectedGrade): Correction => ({
  over,
  typed: { score: over.score, feedback: over.feedback, reason: '' },
})

/** Moves a correction onto a later grade: what was typed stays, fields left alone show that grade. */
function moved({ over, typed }: Correction, later: CorrectedGrade): Correction {
  const of = (field: 'score' | 'feedback') => (typed[field] === over[field] ? later[field] : typed[field])
  return { over: later, typed: { score: of('score'), feedback: of('feedback'), reason: typed.reason } }
}

const isUntouched = ({ over, typed }: Correction): boolean =>
  typed.score === over.score && typed.feedback === over.feedback && typed.reason === ''

/** Keeps a half-written correction in this browser until it is saved, over a reload and over a colleague's correction of the same grade. */
export function useCorrectionDraft(name: string, current: CorrectedGrade): GradeDraft & { isReplaced: boolean } {
  const draft = storedCorrection(name)
  const [held, setHeld] = useState(() => draft.read() ?? begun(current))
  const [opened_at] = useState(held.over.graded_at)
  const shown = held.over.graded_at === current.graded_at ? held : moved(held, current)
  return {
    typed: shown.typed,
    isTyped: !isUntouched(shown),
    isReplaced: current.graded_at !== opened_at,
    change(part) {
      const next = { over: shown.over, typed: { ...shown.typed, ...part } }
      setHeld(next)
      if (isUntouched(next)) draft.remove()
      else draft.write(next)
    },
    clear() {
      draft.remove()
      setHeld(begun(current))
    },
  }
}
