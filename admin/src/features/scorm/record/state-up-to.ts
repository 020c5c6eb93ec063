import type { FlightEntry } from '@portico/shared/rules/scorm/flight.ts'

/** Returns the elements that the content set successfully in these entries, each with its last value. */
export function stateUpTo(entries: readonly FlightEntry[]): Map<string, string> {
  const state = new Map<string, string>()
  for (const { kind, name, element, value, answer } of entries)
    if (kind === 'call' && name === 'LMSSetValue' && answer === 'true' && element) state.set(element, value ?? '')
  return state
}
