/** Why a learner cannot go on with an unfinished item now: its work waits to be graded, or no attempt is left. */
export const itemWaits = ['grade', 'attempts'] as const
export type ItemWait = (typeof itemWaits)[number]
