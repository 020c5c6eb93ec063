/** One admin portal, one core portal, and the tenants; fixed at creation (OP-05). */
const portalKinds = ['admin', 'core', 'tenant'] as const

export type PortalKind = (typeof portalKinds)[number]

/** setting.type of a portal; null until chosen (TEN-005, OP-06). */
export const portalType = { in_house: 1, channel: 2 } as const

export type PortalType = (typeof portalType)[keyof typeof portalType] | null

export const portalTypeLabels: Readonly<Record<NonNullable<PortalType>, string>> = { 1: 'In-house', 2: 'Channel' }

/** Can be chosen once and never changed (TEN-006). */
export const mayStepPortalType = (from: PortalType, to: PortalType): boolean => from === null && to !== null
