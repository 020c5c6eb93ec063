import type { CmiMap } from './check-commit.ts'

const STATUS = 'cmi.core.lesson_status'
const RAW = 'cmi.core.score.raw'
const ranks: Readonly<Record<string, number>> = { passed: 3, completed: 2, failed: 1 }
const rankOf = (cmi: CmiMap): number => ranks[cmi[STATUS] ?? ''] ?? 0
const scoreOf = (cmi: CmiMap): number => (cmi[RAW] ? Number(cmi[RAW]) : -1)

const pick = (cmi: CmiMap, prefix: string): CmiMap =>
  Object.fromEntries(Object.entries(cmi).filter(([name]) => name.startsWith(prefix)))
const without = (cmi: CmiMap, prefix: string): CmiMap =>
  Object.fromEntries(Object.entries(cmi).filter(([name]) => !name.startsWith(prefix)))

/** Returns the elements after a commit in a finished course: the status and the score never become worse; everything else is as committed. */
export function keepResult({ before, after }: { before: CmiMap; after: CmiMap }): CmiMap {
  const withStatus = rankOf(after) < rankOf(before) ? { ...after, ...pick(before, STATUS) } : after
  const score = 'cmi.core.score.'
  return scoreOf(after) < scoreOf(before) ? { ...without(withStatus, score), ...pick(before, score) } : withStatus
}
