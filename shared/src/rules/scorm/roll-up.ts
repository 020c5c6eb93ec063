import { isDone, itemProgress, type ItemProgress } from '../../states/learning/item-progress.ts'
import type { ScoState } from './sco-state.ts'

/** Result of a package from its SCOs: 'success', 'failed' or 'finished'; null while any SCO is still open. */
export type RolledUp = { result: 'success' | 'failed' | 'finished' | null; score: number | null }

/** Returns the SCOs that count: the visible ones, or all of them if none is visible. */
export function countedScos(states: readonly ScoState[]): readonly ScoState[] {
  const shown = states.filter(({ sco }) => sco.visible)
  return shown.length > 0 ? shown : states
}

/**
 * Derives a package item's status from its SCOs; SCORM 1.2 leaves this to the LMS. All passed: success; any failed with none open: failed; any open:
 * still open. Pages that report nothing count as done and never lower a success. The score is the mean of the reported scores.
 */
export function rollUp(states: readonly ScoState[]): RolledUp {
  const counted = countedScos(states)
  const scores = counted.flatMap(({ score }) => (score === null ? [] : [score]))
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length
  return {
    result: resultOf(counted),
    score: scores.length === 0 ? null : Math.round(mean * 100) / 100,
  }
}

function resultOf(counted: readonly ScoState[]): RolledUp['result'] {
  const has = (status: ItemProgress): boolean => counted.some((one) => one.status === status)
  if (counted.length === 0 || counted.some(({ status }) => !isDone(status) && status !== itemProgress.failed))
    return null
  if (has(itemProgress.failed)) return 'failed'
  const reporting = counted.filter(({ sco }) => sco.sco)
  const isPassed = reporting.every(({ status }) => status === itemProgress.success)
  return isPassed && reporting.length > 0 ? 'success' : 'finished'
}
