/** An owner of a course buys it for themselves again, with one seat that starts a new cycle, or only for other people. */
export const seatsFor = ['buyer', 'others'] as const
export type SeatsFor = (typeof seatsFor)[number]
