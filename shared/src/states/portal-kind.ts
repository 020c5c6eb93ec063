/** One admin portal, one core portal, and the tenants; fixed when the portal is made (OP-05). */
export const portalKinds = ['admin', 'core', 'tenant'] as const

export type PortalKind = (typeof portalKinds)[number]
