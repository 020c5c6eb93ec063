import type { VersionReach } from '../../states/version-reach.ts'

/** Whether an enrollment that is neither finished nor ended changes to a version that is published with this reach; all others keep what they had. */
export const takesVersion = (reach: VersionReach, { started_at }: { readonly started_at: Date | null }): boolean =>
  reach === 'running' || (reach === 'not_started' && started_at === null)
