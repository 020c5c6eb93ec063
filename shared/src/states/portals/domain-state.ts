/** Setup status of a portal's custom domain and its certificate (TEN-039, OP-10). */
export const domainStates = ['initializing', 'pending', 'pending_validation', 'processing', 'active'] as const
export type DomainState = (typeof domainStates)[number]

/** Verification status of a portal's own email sender (TEN-040, OP-11). */
export const senderStates = ['NOT_STARTED', 'PENDING', 'TEMPORARY_FAILURE', 'FAILED', 'SUCCESS'] as const
export type SenderState = (typeof senderStates)[number]

/** Result of checking one DNS record; `unknown`: no name server answered. */
export const recordStates = ['unchecked', 'right', 'wrong', 'missing', 'unknown'] as const
export type RecordState = (typeof recordStates)[number]
