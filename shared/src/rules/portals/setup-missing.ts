import type { PortalType } from '../../states/portals/portal-type.ts'

export type PortalSetup = {
  readonly logo: string | null
  readonly secondary_logo: string | null
  readonly favicon: string | null
  readonly default_certificate_logo: string | null
  readonly type: PortalType
}

const needed = ['logo', 'secondary_logo', 'favicon', 'default_certificate_logo', 'type'] as const

/** Lists what a portal's setup still lacks; empty means complete (TEN-018). */
export function setupMissing(setting: PortalSetup): (typeof needed)[number][] {
  return needed.filter((field) => !setting[field])
}
