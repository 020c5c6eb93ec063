type Drawn = {
  /** the exam's own questions, in order */
  readonly own: readonly number[]
  /** each pool with the number of questions to draw and its question ids */
  readonly pools: readonly { readonly draw: number; readonly question_ids: readonly number[] }[]
  readonly shuffle: boolean
  readonly random: Random
}

/**
 * Picks the questions of a new attempt (OP-83): all of the exam's own, plus the requested number from each pool, without repeats. A pool with too few
 * questions gives all of them. Unless shuffled, the order is the exam's, then the pools'.
 */
export function drawQuestions({ own, pools, shuffle, random }: Drawn): number[] {
  const drawn = pools.flatMap(({ draw, question_ids }) => {
    const chosen = new Set(shuffled(question_ids, random).slice(0, draw))
    return question_ids.filter((id) => chosen.has(id))
  })
  const all = [...new Set([...own, ...drawn])]
  return shuffle ? shuffled(all, random) : all
}

/** Number of questions in an attempt. */
export const attemptQuestionCount = (
  own: number,
  pools: readonly { readonly draw: number; readonly available: number }[],
): number => pools.reduce((sum, { draw, available }) => sum + Math.min(draw, available), own)

/** Returns a random whole number from 0 up to, but not including, `end`; all equally likely. */
export type Random = (end: number) => number

/** Shuffles a copy of the entries; every order is equally likely (Fisher-Yates). */
export function shuffled<T>(all: readonly T[], random: Random): T[] {
  const left = [...all]
  return all.flatMap(() => left.splice(random(left.length), 1))
}
