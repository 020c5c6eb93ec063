import type { Raised, WrongKey } from '../../regrade/regrade-changes.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Rejects an unchanged key unless a colleague who corrected it left out their own results. */
export function rejectUnchangedKey(found: {
  wrong: Pick<WrongKey, 'is_same'>
  raisable: readonly Raised[]
  own_left_out: number
}): void {
  const { wrong, raisable, own_left_out } = found
  if (wrong.is_same && raisable.length === 0) fail(own_left_out > 0 ? 'enrollments.own_record' : 'exams.key_unchanged')
}
