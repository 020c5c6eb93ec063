import type { CmiMap } from './check-commit.ts'
import { addTimespans } from './total-time.ts'

/** Adds the session time that content last reported to the total, and takes it out of the elements. */
export function foldSession({ cmi, total_time }: { cmi: CmiMap; total_time: string }): {
  cmi: CmiMap
  total_time: string
} {
  const { 'cmi.core.session_time': session, ...rest } = cmi
  return session === undefined ? { cmi, total_time } : { cmi: rest, total_time: addTimespans(total_time, session) }
}
