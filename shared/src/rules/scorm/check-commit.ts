import { checkCmiValue } from './check-cmi-value.ts'
import type { ScormErrorCode } from './check-cmi-value.ts'
import { SUSPEND_DATA_STANDARD_MAX } from './cmi-types.ts'

/** Elements and values of one learner on one SCO, flat: `{'cmi.core.lesson_status': 'passed'}`. */
export type CmiMap = Record<string, string>
export type RejectedElement = { element: string; code: ScormErrorCode }
export type CheckedCommit = {
  accepted: CmiMap
  rejected: RejectedElement[]
  /** suspend_data is longer than the standard's 4,096 characters: kept whole, worth a warning in the log. */
  long_suspend_data: boolean
}

/** A record never grows past this many elements, whatever content sends. */
export const CMI_ELEMENTS_MAX = 20_000

// 'cmi.interactions.3.objectives.0.id' lies in the lists 'cmi.interactions' (at 3) and 'cmi.interactions.3.objectives' (at 0).
function listPlaces(element: string): { list: string; index: number }[] {
  return [...element.matchAll(/\.(\d+)(?=\.)/g)].map((match) => ({
    list: element.slice(0, match.index),
    index: Number(match[1]),
  }))
}

/**
 * Validates a whole commit again on the server, element by element; what is wrong is named and left out, the rest counts.
 * `stored` is what the learner already has, so that a list may grow by its next index only (201 otherwise).
 * Source: SCO-012, OP-80 (suspend_data up to 64,000 characters).
 */
export function checkCommit({ cmi, stored = {} }: { cmi: Record<string, unknown>; stored?: CmiMap }): CheckedCommit {
  const counts = new Map<string, number>()
  const grow = (element: string) => {
    for (const { list, index } of listPlaces(element)) counts.set(list, Math.max(counts.get(list) ?? 0, index + 1))
  }
  Object.keys(stored).forEach(grow)

  const accepted: CmiMap = {}
  const rejected: RejectedElement[] = []
  let room = CMI_ELEMENTS_MAX - Object.keys(stored).length
  for (const [element, value] of Object.entries(cmi)) {
    const verdict = typeof value === 'string' ? checkCmiValue(element, value) : ({ ok: false, code: 405 } as const)
    const gap = listPlaces(element).some(({ list, index }) => index > (counts.get(list) ?? 0))
    const full = !Object.hasOwn(stored, element) && room <= 0
    if (!verdict.ok) rejected.push({ element, code: verdict.code })
    else if (gap || full) rejected.push({ element, code: 201 })
    else {
      accepted[element] = String(value)
      grow(element)
      if (!Object.hasOwn(stored, element)) room -= 1
    }
  }
  return {
    accepted,
    rejected,
    long_suspend_data: (accepted['cmi.suspend_data']?.length ?? 0) > SUSPEND_DATA_STANDARD_MAX,
  }
}
