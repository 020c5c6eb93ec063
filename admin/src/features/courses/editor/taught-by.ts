/** Who teaches a course once these boxes are ticked: the order of those who stay does not change, and whoever is new comes last, so that the lead changes by choice only. */
export const taughtBy = (before: readonly number[], ticked: readonly number[]): number[] => [
  ...before.filter((id) => ticked.includes(id)),
  ...ticked.filter((id) => !before.includes(id)),
]

/** The same people with this one in the lead. */
export const ledBy = (before: readonly number[], lead: number): number[] => [
  lead,
  ...before.filter((id) => id !== lead),
]
