import { isDone, itemProgress, type ItemProgress } from '../../states/item-progress.ts'
import type { Prerequisites } from './parse-prerequisites.ts'

/** null: it depends on items that the course does not have. */
type Verdict = boolean | null
/** The statuses of the items that an identifier stands for: one SCO, or all below a heading; none where the course has none of them. */
export type StatusesOf = (identifier: string) => readonly ItemProgress[]

// What an item of the course is in the words of SCORM 1.2, spelled out or by the first letter as AICC has it.
const WORDS: Readonly<Record<ItemProgress, readonly string[]>> = {
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
    const isSo = statuses.every((status) => WORDS[status].includes(expression.word.trim().toLowerCase()))
    return expression.negated ? !isSo : isSo
  }
  const verdicts = expression.of.map((one) => evaluate(one, statusesOf))
  return atLeast(
    expression.kind === 'and' ? verdicts.length : expression.kind === 'or' ? 1 : expression.count,
    verdicts,
  )
}

/** Whether the prerequisites are met. What depends on items that the course does not have locks nothing: it could never be unlocked. */
export const prerequisitesMet = (expression: Prerequisites, statusesOf: StatusesOf): boolean =>
  evaluate(expression, statusesOf) !== false

/** Every identifier that the expression names, in its order. */
export function namedIn(expression: Prerequisites): string[] {
  if (expression.kind === 'item' || expression.kind === 'is') return [expression.identifier]
  return expression.kind === 'not' ? namedIn(expression.of) : expression.of.flatMap(namedIn)
}
