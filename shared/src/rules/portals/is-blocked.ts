import type { PortalKind } from '../../states/portals/portal.ts'

/** A portal is blocked if it is paused, except the core and admin portals (TEN-010, OP-05). */
export function isBlocked({ kind, is_paused }: { kind: PortalKind; is_paused: boolean }): boolean {
  return is_paused && kind === 'tenant'
}
