/** When learners see the correct answers; the first option is the default (OP-81). */
export const answersShownSettings = ['at_end', 'after_each_attempt', 'never'] as const
export type AnswersShown = (typeof answersShownSettings)[number]

/** What ended an exam attempt: its learner, its time limit or window, or staff resetting the exam. */
export const attemptEnds = ['learner', 'time', 'staff'] as const

export type AttemptEnd = (typeof attemptEnds)[number]
