/** When a learner sees which answers are right; the first is the default (OP-81). */
export const answersShownSettings = ['at_end', 'after_each_attempt', 'never'] as const
export type AnswersShown = (typeof answersShownSettings)[number]
