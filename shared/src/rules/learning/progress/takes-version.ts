import type { VersionReach } from '../../../states/courses/course-version.ts'

/** Tells whether an unfinished enrollment switches to a version published with this reach; all others keep their version. */
export const takesVersion = (reach: VersionReach, { started_at }: { readonly started_at: Date | null }): boolean =>
  reach === 'running' || (reach === 'not_started' && started_at === null)
