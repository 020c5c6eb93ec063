import { isDone, itemProgress, type ItemProgress } from '../../states/item-progress.ts'
import type { ScoState } from './sco-state.ts'

/** What a package has become by its SCOs: 'success', 'failed', 'finished'; null while something is still to be done. */
export type RolledUp = { result: 'success' | 'failed' | 'finished' | null; score: number | null }

/** The SCOs that count: those that learners can open; all of them in a package that shows none. */
export function countedScos(states: readonly ScoState[]): readonly ScoState[] {
  const shown = states.filter(({ sco }) => sco.visible)
  return shown.length > 0 ? shown : states
}

/**
 * The status of a package's item from the states of its SCOs. SCORM 1.2 leaves it to the system: all passed is success, one failed among
 * finished ones is failed, one open leaves it open; a page that reports nothing counts as done and never lowers a success. The score is the mean
 * of those that reported one.
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
