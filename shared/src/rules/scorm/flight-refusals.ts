import type { FlightEntry } from './flight.ts'

/** Values of one element that the API rejected, so they are missing from the record. */
export type FlightRefusal = { element: string; times: number; hint: string }

const hints: readonly (readonly [RegExp, string])[] = [
  [/\.score\.(?:raw|min|max)$/, 'scores must be numbers from 0 to 100'],
  [/\.(?:session_time|latency)$/, 'times must be written as 00:10:00'],
  [/_status$|\.status$/, 'SCORM 1.2 has no such status'],
]
const hintOf = (element: string, code: number | undefined): string => {
  if (code === 301) return 'after the lesson had ended'
  if (code === 401) return 'SCORM 1.2 has no such element'
  if (code === 402 || code === 403) return 'read-only for content'
  if (code === 201) return 'an index before it is missing, or the list is full'
  return (code === 405 ? hints.find(([pattern]) => pattern.test(element))?.[1] : undefined) ?? 'not a valid value'
}

/** Groups a launch's rejected values by element, most frequent first. `n` stands for an index. */
export function flightRefusals(entries: readonly FlightEntry[]): FlightRefusal[] {
  const found = new Map<string, FlightRefusal>()
  for (const { kind, name, answer, code, times = 1, element = '' } of entries) {
    if (kind !== 'call' || name !== 'LMSSetValue' || answer !== 'false') continue
    const shown = element.replace(/\.\d+(?=\.)/g, '.n')
    const hint = hintOf(shown, code)
    const before = found.get(`${shown} ${hint}`)?.times ?? 0
    found.set(`${shown} ${hint}`, { element: shown, hint, times: before + times })
  }
  return [...found.values()].toSorted((one, other) => other.times - one.times)
}
