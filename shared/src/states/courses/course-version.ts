/** State of a course content version: edited by staff, used by new learners, or replaced by a later version. */
export const versionStates = ['draft', 'current', 'past'] as const
export type VersionState = (typeof versionStates)[number]
