import { portalType, type PortalType } from '../../states/portals/portal.ts'

/** Credits of a course that can still be assigned: remaining, plus distributed unless the portal is a channel (CRD-005). */
export function availableCredits({
  remaining,
  distributed,
  portal_type,
}: {
  remaining: number
  distributed: number
  portal_type: PortalType
}): number {
  return portal_type === portalType.channel ? remaining : remaining + distributed
}
