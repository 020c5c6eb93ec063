/** Who takes a newly published version: every learner who is not done, those who have not started, or only who enrolls from now on. */
export const versionReaches = ['running', 'not_started', 'new_only'] as const
export type VersionReach = (typeof versionReaches)[number]
