/** Returns a random whole number from 0 up to, but not including, `end`; all equally likely. */
export type Random = (end: number) => number

/** Shuffles a copy of the entries; every order is equally likely (Fisher-Yates). */
export function shuffled<T>(all: readonly T[], random: Random): T[] {
  const left = [...all]
  return all.flatMap(() => left.splice(random(left.length), 1))
}
