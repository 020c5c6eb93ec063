import type { Manifest } from './chain.ts'
import { rosterHeadings } from './roster-headings.ts'

const kinds = ['roster', 'attempt', 'seat_time', 'by_staff', 'certificate'] as const
export type RowCounts = Readonly<Record<(typeof kinds)[number], number>>

const formatsWithoutHeading = new Set(
  Object.entries(rosterHeadings).flatMap(([name, heading]) => (heading === null ? [name] : [])),
)

/** How many rows of each kind a packet has. The first row of a file is its heading and not counted; some rosters have none. */
export function countRows({ rows, roster_format }: Pick<Manifest, 'rows' | 'roster_format'>): RowCounts {
  const headings: RowCounts = {
    roster: formatsWithoutHeading.has(roster_format) ? 0 : 1,
    attempt: 1,
    seat_time: 1,
    by_staff: 1,
    certificate: 0,
  }
  const count = (kind: (typeof kinds)[number]) =>
    Math.max(0, rows.filter((row) => row.kind === kind).length - headings[kind])
  return {
    roster: count('roster'),
    attempt: count('attempt'),
    seat_time: count('seat_time'),
    by_staff: count('by_staff'),
    certificate: count('certificate'),
  }
}
