import type { Completion } from './completions.ts'
import { linesAbout, type Told } from './packet-told.ts'

const heading = ['Completed by', 'Reason', 'Marked at (UTC)', 'Items marked', 'Items']

/** Lists completions of a packet that staff marked, with who, why and when; these add no score or seat time (LRN-032). */
export const markedByStaff = (taken: readonly Completion[]): Told[] =>
  linesAbout(
    { kind: 'by_staff', heading, taken },
    taken.flatMap(({ enrollment_id, by_staff }) => (by_staff === null ? [] : [{ enrollment_id, ...by_staff }])),
    ({ name, reason, at, items, items_total }) => [name, reason, at.toISOString(), String(items), String(items_total)],
  )
