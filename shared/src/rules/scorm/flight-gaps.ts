import type { FlightEntry } from './flight.ts'

/** A period in which nothing could be saved: from the first failed commit to the next saved one, or to the end. */
export type FlightGap = { from: number; to: number | null }

/** Finds the connection gaps of a launch from its commits. */
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
