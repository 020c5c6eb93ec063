/** One admin portal, one core portal, and the tenants; fixed at creation (OP-05). */
export const portalKinds = ['admin', 'core', 'tenant'] as const

export type PortalKind = (typeof portalKinds)[number]
