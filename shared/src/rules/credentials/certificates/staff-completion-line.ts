/** The staff member who completed a course, and how many of its items were marked that way. */
export type CompletedByStaff = { name: string; at: string; items: number; items_total: number }

/** The line on the certificate of a course that staff completed; `day` is in the portal's time zone (LRN-032). */
export const staffCompletionLine = ({ name, items, items_total }: CompletedByStaff, day: string): string =>
  `${items} of ${items_total} ${items_total === 1 ? 'item' : 'items'} marked as completed by staff (${name}, ${day}), without score and seat time`
