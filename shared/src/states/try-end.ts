/** What ended an exam attempt: its learner, its time limit or window, or staff resetting the exam. */
export const tryEnds = ['learner', 'time', 'staff'] as const

export type TryEnd = (typeof tryEnds)[number]
