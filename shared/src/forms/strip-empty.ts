export type Values = Readonly<Record<string, unknown>>

/** An empty value: '', null, undefined, a list or object without entries (FRM-006). Zero and false are not empty. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return (
    typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.keys(value).length === 0
  )
}

/**
 * Removes empty values before sending. A cleared field is sent as null and a cleared list as an empty one, so that they can be emptied (FRM-006,
 * OP-122).
 */
export function stripEmpty(values: Values, before: Values = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!isEmptyValue(value)) return [[name, value]]
      return isEmptyValue(before[name]) ? [] : [[name, Array.isArray(value) ? [] : null]]
    }),
  )
}
