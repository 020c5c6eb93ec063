import type { Completion } from './completions.ts'
import { linesAbout, type Told } from './packet-told.ts'

const heading = ['Completed by', 'Reason', 'Marked at (UTC)', 'Items marked', 'Items']

/** Completions of a packet that staff marked, with who, why and when; none of them has a score or seat time by that (LRN-032). */
export const markedByStaff = (taken: readonly Completion[]): Told[] =>
  linesAbout(
    { kind: 'by_staff', heading, taken },
    taken.flatMap(({ enrollment_id, by_staff }) => (by_staff === null ? [] : [{ enrollment_id, ...by_staff }])),
    ({ name, reason, at, items, items_total }) => [name, reason, at.toISOString(), String(items), String(items_total)],
  )
