/** State of a course content version: edited by staff, used by new learners, or replaced by a later version. */
export const versionStates = ['draft', 'current', 'past'] as const
export type VersionState = (typeof versionStates)[number]

/** Learners who get a newly published version: all who are not done, those who have not started, or only new enrollments. */
export const versionReaches = ['running', 'not_started', 'new_only'] as const
export type VersionReach = (typeof versionReaches)[number]
