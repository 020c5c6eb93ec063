import type { CmiMap } from './check-commit.ts'
import { addTimespans } from './total-time.ts'

/** Adds the last reported session time to the total and removes it from the elements. */
export function foldSession({ cmi, total_time }: { cmi: CmiMap; total_time: string }): {
  cmi: CmiMap
  total_time: string
} {
  const { 'cmi.core.session_time': session, ...rest } = cmi
  return session === undefined ? { cmi, total_time } : { cmi: rest, total_time: addTimespans(total_time, session) }
}
