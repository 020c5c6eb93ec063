/** One line of a bench's result; a line with a target must meet it, one without is only a figure. */
export type Line = { what: string; value: string; target?: string; met?: boolean }
export type Bench = { id: string; title: string; run: () => Promise<Line[]> }

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN

/** Runs the arms in turn, round after round, so a slow moment of the machine affects all of them; returns the measurements by arm. */
export async function alternate<Arm extends string, T>(
  arms: Readonly<Record<Arm, () => Promise<T>>>,
  rounds = 5,
): Promise<Record<Arm, T[]>> {
  const names = Object.keys(arms) as Arm[]
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Arm, T[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await arms[name]())
  }
  return results
}
