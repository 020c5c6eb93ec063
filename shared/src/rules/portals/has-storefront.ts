import { type PortalKind, portalType, type PortalType } from '../../states/portals/portal.ts'

/** Core and marketable channel portals sell to visitors; all others serve invited people only (OP-22, OP-25, TEN-057). */
export const hasStorefront = ({
  kind,
  type,
  is_marketable,
}: {
  kind: PortalKind
  type: PortalType
  is_marketable: boolean
}): boolean => kind === 'core' || (kind === 'tenant' && type === portalType.channel && is_marketable)
