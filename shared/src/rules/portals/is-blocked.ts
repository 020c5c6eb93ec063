import type { PortalKind } from '../../states/portal-kind.ts'

/** A portal is blocked when it is paused and neither the core nor the admin portal (TEN-010, OP-05). */
export function isBlocked({ kind, is_paused }: { kind: PortalKind; is_paused: boolean }): boolean {
  return is_paused && kind === 'tenant'
}
