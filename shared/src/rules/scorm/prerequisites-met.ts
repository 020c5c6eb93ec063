import { isDone, itemProgress, type ItemProgress } from '../../states/learning/item-progress.ts'
import type { Prerequisites } from './parse-prerequisites.ts'

/** null: depends on items that the course does not have. */
type Verdict = boolean | null
/** Returns the statuses of the items behind an identifier: one SCO, or all items under a heading; empty if the course has none of them. */
export type StatusesOf = (identifier: string) => readonly ItemProgress[]

// Status words of SCORM 1.2, in full or as the first letter used by AICC.
const STATUS_TERMS: Readonly<Record<ItemProgress, readonly string[]>> = {
  [itemProgress.success]: ['passed', 'p', 'completed', 'c'],
  [itemProgress.finished]: ['completed', 'c'],
  [itemProgress.failed]: ['failed', 'f'],
  [itemProgress.in_progress]: ['incomplete', 'i'],
  [itemProgress.not_started]: ['not attempted', 'n'],
}

const not = (verdict: Verdict): Verdict => (verdict === null ? null : !verdict)

function atLeast(count: number, verdicts: readonly Verdict[]): Verdict {
  if (verdicts.filter((one) => one === true).length >= count) return true
  return verdicts.filter((one) => one !== false).length < count ? false : null
}

function evaluate(expression: Prerequisites, statusesOf: StatusesOf): Verdict {
  if (expression.kind === 'not') return not(evaluate(expression.of, statusesOf))
  if (expression.kind === 'item' || expression.kind === 'is') {
    const statuses = statusesOf(expression.identifier)
    if (statuses.length === 0) return null
    if (expression.kind === 'item') return statuses.every(isDone)
    const isSo = statuses.every((status) => STATUS_TERMS[status].includes(expression.word.trim().toLowerCase()))
    return expression.negated ? !isSo : isSo
  }
  const verdicts = expression.of.map((one) => evaluate(one, statusesOf))
  return atLeast(
    expression.kind === 'and' ? verdicts.length : expression.kind === 'or' ? 1 : expression.count,
    verdicts,
  )
}

/** Whether the prerequisites are met. A condition on items that the course does not have locks nothing, since it could never unlock. */
export const prerequisitesMet = (expression: Prerequisites, statusesOf: StatusesOf): boolean =>
  evaluate(expression, statusesOf) !== false

/** Returns every identifier in the expression, in order. */
export function namedIn(expression: Prerequisites): string[] {
  if (expression.kind === 'item' || expression.kind === 'is') return [expression.identifier]
  return expression.kind === 'not' ? namedIn(expression.of) : expression.of.flatMap(namedIn)
}
