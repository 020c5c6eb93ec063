import type { PortalKind } from '../states/portals/portal.ts'
import type { Layout, Route } from '../pages/page.ts'

/** Layout of a page: the public one only for guests on the core portal, otherwise the default one (SES-022). */
export function layoutOf({
  route,
  portal,
  visitor,
}: {
  route: Pick<Route, 'layout'> | null
  portal: { kind: PortalKind }
  visitor: { signed_in: boolean }
}): Layout {
  const layout = route?.layout ?? 'public'
  if (layout === 'login' || layout === 'initial') return layout
  return portal.kind === 'core' && !visitor.signed_in ? 'public' : 'default'
}
