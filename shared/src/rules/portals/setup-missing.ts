import type { PortalType } from '../../states/portal-type.ts'

export type PortalSetup = {
  readonly logo: string | null
  readonly secondary_logo: string | null
  readonly favicon: string | null
  readonly default_certificate_logo: string | null
  readonly type: PortalType
}

const needed = ['logo', 'secondary_logo', 'favicon', 'default_certificate_logo', 'type'] as const

/** What a portal still lacks to count as set up; an empty list means valid (TEN-018). */
export function setupMissing(setting: PortalSetup): (typeof needed)[number][] {
  return needed.filter((field) => !setting[field])
}
