import { isEmptyValue, stripEmpty, type Values } from './strip-empty.ts'

/** Clean-data mode: returns only changed values, or null if nothing changed; the form is then not sent (FRM-007). */
export function cleanData(values: Values, before: Values): Record<string, unknown> | null {
  const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])))
  return Object.keys(changed).length === 0 ? null : stripEmpty(changed, before)
}

/** Whether two values of a field look the same to the person filling it in: all empty values are equal, whatever their type. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmptyValue(one) && isEmptyValue(other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]))
  return Object.is(one, other)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype
