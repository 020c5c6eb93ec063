/** How far a portal's own domain and its certificate are (TEN-039, OP-10). */
export const domainStates = ['initializing', 'pending', 'pending_validation', 'processing', 'active'] as const
export type DomainState = (typeof domainStates)[number]

/** How far the verification of a portal's own sender is (TEN-040, OP-11). */
export const senderStates = ['NOT_STARTED', 'PENDING', 'TEMPORARY_FAILURE', 'FAILED', 'SUCCESS'] as const
export type SenderState = (typeof senderStates)[number]

/** What a look at one DNS record showed; `unknown`: no name server answered. */
export const recordStates = ['unchecked', 'right', 'wrong', 'missing', 'unknown'] as const
export type RecordState = (typeof recordStates)[number]
