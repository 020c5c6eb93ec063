import type { PortalKind, PortalType } from '../../states/portals/portal.ts'
import { hasStorefront } from './has-storefront.ts'

type Portal = { readonly kind: PortalKind; readonly type: PortalType; readonly is_marketable: boolean }
/**
 * How a person becomes a member: a new account (`registration`), a known one with an emailed code (`code`), a link to a seat (`claim_link`), an
 * invitation or import (`invitation`, `import`), an account created by staff (`staff`), the operator's command line (`command`), or buying the
 * portal's plan (`bought`).
 */
export type JoinMethod =
  | 'registration'
  | 'code'
  | 'claim_link'
  | 'invitation'
  | 'staff'
  | 'import'
  | 'command'
  | 'bought'

/**
 * Tells whether a person may join a portal this way (OP-25). Visitors may join if it has a storefront. Staff may add people to any portal that has a
 * type, but not to the admin portal. The operator's command and a paid plan are not checked.
 */
export function mayJoin({ portal, way }: { portal: Portal; way: JoinMethod }): boolean {
  if (way === 'command' || way === 'bought') return true
  if (way === 'invitation' || way === 'staff' || way === 'import')
    return portal.kind === 'core' || (portal.kind === 'tenant' && portal.type !== null)
  return hasStorefront(portal)
}
