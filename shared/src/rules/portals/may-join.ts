import type { PortalKind } from '../../states/portal-kind.ts'
import type { PortalType } from '../../states/portal-type.ts'
import { hasStorefront } from './has-storefront.ts'

type Portal = { readonly kind: PortalKind; readonly type: PortalType; readonly is_marketable: boolean }
/**
 * How somebody comes to be a member: a new account (`registration`), a known one that typed a mailed code (`code`), a link to a seat
 * (`claim_link`), somebody who asked the person in (`invitation`, `import`), staff who made the account (`staff`), the operator at the machine (`command`), or
 * whoever has bought the portal its plan (`bought`).
 */
export type WayIn = 'registration' | 'code' | 'claim_link' | 'invitation' | 'staff' | 'import' | 'command' | 'bought'

/**
 * Whether a portal takes in somebody who comes this way (OP-25). Visitors join where there is a storefront; staff bring people into
 * any portal whose type is chosen, but not into the admin portal; the operator's command and a paid plan are not checked.
 */
export function mayJoin({ portal, way }: { portal: Portal; way: WayIn }): boolean {
  if (way === 'command' || way === 'bought') return true
  if (way === 'invitation' || way === 'staff' || way === 'import')
    return portal.kind === 'core' || (portal.kind === 'tenant' && portal.type !== null)
  return hasStorefront(portal)
}
