/** When learners see the correct answers; the first option is the default (OP-81). */
export const answersShownSettings = ['at_end', 'after_each_attempt', 'never'] as const
export type AnswersShown = (typeof answersShownSettings)[number]
