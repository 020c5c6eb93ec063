import { shuffled, type Random } from './shuffled.ts'

type Drawn = {
  /** the exam's own questions, in their order */
  readonly own: readonly number[]
  /** each pool with the number to draw and the questions that it has */
  readonly pools: readonly { readonly draw: number; readonly question_ids: readonly number[] }[]
  readonly shuffle: boolean
  readonly random: Random
}

/**
 * The questions of a new try (OP-83): all of the exam's own, and from each pool as many as are to be drawn, each at most once. A pool that
 * has fewer gives all. Without shuffling they stand in the order of exam and pools.
 */
export function drawQuestions({ own, pools, shuffle, random }: Drawn): number[] {
  const drawn = pools.flatMap(({ draw, question_ids }) => {
    const chosen = new Set(shuffled(question_ids, random).slice(0, draw))
    return question_ids.filter((id) => chosen.has(id))
  })
  const all = [...new Set([...own, ...drawn])]
  return shuffle ? shuffled(all, random) : all
}

/** How many questions a try of the exam asks. */
export const questionsToAsk = (
  own: number,
  pools: readonly { readonly draw: number; readonly available: number }[],
): number => pools.reduce((sum, { draw, available }) => sum + Math.min(draw, available), own)
