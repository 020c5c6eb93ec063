/** A whole number from 0 to below `end`, each as likely as any other. */
export type Random = (end: number) => number

/** The same entries in another order, each order as likely as any other (Fisher and Yates). */
export function shuffled<T>(all: readonly T[], random: Random): T[] {
  const left = [...all]
  return all.flatMap(() => left.splice(random(left.length), 1))
}
