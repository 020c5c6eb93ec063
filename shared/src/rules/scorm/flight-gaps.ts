import type { FlightEntry } from './flight.ts'

/** A time in which nothing could be saved: from the first commit that failed to the next that did not, or to the end. */
export type FlightGap = { from: number; to: number | null }

/** The connection gaps of a launch, by its commits. */
export function flightGaps(entries: readonly FlightEntry[]): FlightGap[] {
  const gaps: FlightGap[] = []
  let open: FlightGap | null = null
  for (const { kind, answer, at } of entries) {
    if (kind !== 'commit') continue
    if (answer === 'retry' && !open) gaps.push((open = { from: at, to: null }))
    if (answer === 'saved' && open) {
      open.to = at
      open = null
    }
  }
  return gaps
}
