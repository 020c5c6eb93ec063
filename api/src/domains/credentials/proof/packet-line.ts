import { rosterLine } from '@portico/shared/rules/credentials/packets/roster-formats.ts'
import type { LineKind } from '@portico/shared/rules/credentials/packets/packet-parts.ts'
import type { PacketValue } from '@portico/shared/rules/credentials/packets/make-packet.ts'
import type { Completion } from './completions.ts'

/** A value of a packet and the person it is about; null for headings. */
export type PacketLine = { value: PacketValue; user_id: number | null }

/** Builds the lines of one file about completions: its heading, then one line per row with the learner and further cells. */
export function linesAbout<T extends { enrollment_id: number }>(
  { kind, heading, taken }: { kind: LineKind; heading: readonly string[]; taken: readonly Completion[] },
  rows: readonly T[],
  cellsOf: (row: T) => readonly string[],
): PacketLine[] {
  const of = new Map(taken.map((one) => [one.enrollment_id, one]))
  const line = (cells: readonly string[], user_id: number | null): PacketLine => ({
    user_id,
    value: { kind, line: rosterLine(cells) },
  })
  return [
    line(['Last name', 'First name', 'Course', ...heading], null),
    ...rows.flatMap((row) => {
      const one = of.get(row.enrollment_id)
      if (!one) return []
      const { last_name, first_name, course } = one.row
      return [line([last_name, first_name, course, ...cellsOf(row)], one.user_id)]
    }),
  ]
}
