import type { PortalKind } from '../../states/portals/portal.ts'

type Portal = {
  readonly kind: PortalKind
  readonly slug: string
  /** Set only if the domain's DNS is proven, otherwise null. */
  readonly custom_domain: string | null
}

/** The one host of a portal, for links in emails, canonical URLs and redirects; never taken from a request (TEN-041). */
export function canonicalHost({ portal, public_host }: { portal: Portal; public_host: string }): string {
  if (portal.kind === 'admin') return `admin.${public_host}`
  if (portal.custom_domain) return portal.custom_domain.toLowerCase()
  return portal.kind === 'core' ? public_host : `${portal.slug}.${public_host}`
}
