/** Subtracts a contribution from what each need still lacks, never below 0. */
export const lessOf = (missing: readonly number[], brought: readonly number[]): number[] =>
  missing.map((value, place) => Math.max(0, value - (brought[place] ?? 0)))

export const isCovered = (missing: readonly number[]): boolean => missing.every((value) => value === 0)
