type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other) || (isEmpty(one) && isEmpty(other))

/**
 * What a form sends: empty values are stripped (FRM-006), but a field that had a value before is emptied by null, or by an empty list
 * (OP-122). `onlyChanged` is the clean-data mode: what nobody touched is not sent (FRM-007).
 */
export function bodyOf(values: Values, { before, onlyChanged }: { before: Values; onlyChanged: boolean }): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (onlyChanged && isSame(value, before[name])) continue
    if (!isEmpty(value)) body[name] = value
    else if (!isEmpty(before[name])) body[name] = Array.isArray(value) ? [] : null
  }
  return body
}
