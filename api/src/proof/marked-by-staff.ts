import { csvLine } from '@portico/shared/rules/packets/roster-formats.ts'
import type { Completion } from './completions.ts'
import type { Told } from './packet-told.ts'

const heading = [
  'Last name',
  'First name',
  'Course',
  'Completed by',
  'Reason',
  'Marked at (UTC)',
  'Items marked',
  'Items',
]

/** Completions of a packet that staff marked, with who, why and when; none of them has a score or seat time by that (LRN-032). */
export function markedByStaff(taken: readonly Completion[]): Told[] {
  const line = (cells: readonly string[], user_id: number | null): Told => ({
    user_id,
    value: { kind: 'by_staff', line: csvLine(cells) },
  })
  return [
    line(heading, null),
    ...taken.flatMap(({ by_staff, row, user_id }) => {
      if (by_staff === null) return []
      const { name, reason, at, items, items_total } = by_staff
      const cells = [
        row.last_name,
        row.first_name,
        row.course,
        name,
        reason,
        at.toISOString(),
        String(items),
        String(items_total),
      ]
      return [line(cells, user_id)]
    }),
  ]
}
