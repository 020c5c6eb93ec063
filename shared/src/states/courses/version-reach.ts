/** Learners who get a newly published version: all who are not done, those who have not started, or only new enrollments. */
export const versionReaches = ['running', 'not_started', 'new_only'] as const
export type VersionReach = (typeof versionReaches)[number]
