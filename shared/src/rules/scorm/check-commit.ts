import { checkCmiValue } from './check-cmi-value.ts'
import type { ScormErrorCode } from './check-cmi-value.ts'
import { SUSPEND_DATA_STANDARD_MAX } from './cmi-types.ts'
import { listCounts } from './list-counts.ts'
import { normalCmiValue } from './normal-cmi-value.ts'

/** Elements and values of one learner in one SCO, as a flat map: `{'cmi.core.lesson_status': 'passed'}`. */
export type CmiMap = Record<string, string>
export type RejectedElement = { element: string; code: ScormErrorCode }
export type CheckedCommit = {
  accepted: CmiMap
  rejected: RejectedElement[]
  /** suspend_data is longer than the standard's 4,096 characters; it is stored in full, and the log gets a warning. */
  long_suspend_data: boolean
}

/** Upper limit on the elements in a record, whatever content sends. */
export const CMI_ELEMENTS_MAX = 20_000

/**
 * Revalidates a whole commit on the server, element by element: rejects invalid elements with their codes and accepts the rest. `stored` is the
 * learner's current record, so that a list grows only by its next index (201 otherwise). Source: SCO-012, OP-80 (suspend_data up to 64,000
 * characters).
 */
export function checkCommit({ cmi, stored = {} }: { cmi: Record<string, unknown>; stored?: CmiMap }): CheckedCommit {
  const lists = listCounts(Object.keys(stored))
  const accepted: CmiMap = {}
  const rejected: RejectedElement[] = []
  let room = CMI_ELEMENTS_MAX - Object.keys(stored).length
  for (const [element, given] of Object.entries(cmi)) {
    const value = typeof given === 'string' ? normalCmiValue(element, given) : given
    const verdict = typeof value === 'string' ? checkCmiValue(element, value) : ({ ok: false, code: 405 } as const)
    const full = !Object.hasOwn(stored, element) && room <= 0
    if (!verdict.ok) rejected.push({ element, code: verdict.code })
    else if (lists.hasGap(element) || full) rejected.push({ element, code: 201 })
    else {
      accepted[element] = String(value)
      lists.grow(element)
      if (!Object.hasOwn(stored, element)) room -= 1
    }
  }
  return {
    accepted,
    rejected,
    long_suspend_data: (accepted['cmi.suspend_data']?.length ?? 0) > SUSPEND_DATA_STANDARD_MAX,
  }
}
