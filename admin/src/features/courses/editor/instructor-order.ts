/**
 * Returns the instructors after these boxes are ticked: the remaining ones keep their order and new ones come last, so that the lead changes only by
 * choice.
 */
export const withTicked = (before: readonly number[], ticked: readonly number[]): number[] => [
  ...before.filter((id) => ticked.includes(id)),
  ...ticked.filter((id) => !before.includes(id)),
]

/** Returns the same instructors with this one first, in the lead. */
export const withLead = (before: readonly number[], lead: number): number[] => [
  lead,
  ...before.filter((id) => id !== lead),
]

/** Explains what else happens when someone becomes an instructor or manager of a course; shown where they are chosen (ROL-037). */
export const firstAssignmentHelp =
  'Course admins and editors who are assigned for the first time can then work only in their assigned courses. Admins can remove that limit in their roles.'
