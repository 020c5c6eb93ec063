/** Who of the staff completed a course, and how many of its items that marked. */
export type CompletedByStaff = { name: string; at: string; items: number; items_total: number }

/** What a certificate says of a course that staff completed; `day` is that of the portal (LRN-032). */
export const staffCompletionLine = ({ name, items, items_total }: CompletedByStaff, day: string): string =>
  `${items} of ${items_total} ${items_total === 1 ? 'item' : 'items'} marked as completed by staff (${name}, ${day}), without score and seat time`
