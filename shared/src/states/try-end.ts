/** What ended a try: its learner, its time limit or window, or staff who reset the exam. */
export const tryEnds = ['learner', 'time', 'staff'] as const

export type TryEnd = (typeof tryEnds)[number]
