/** What a version of a course's content is: edited by staff, taken by learners, or replaced by a later one. */
export const versionStates = ['draft', 'current', 'past'] as const
export type VersionState = (typeof versionStates)[number]
