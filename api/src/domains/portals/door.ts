// What other domains may use of this one. They read its tables from tables.ts.

export { formerDomains } from './cross-portal/proven-domains.ts'
export { domainOf } from './follow-sender.ts'
export { makePortal } from './make-portal.ts'
export { openSenderKey } from './sender-key.ts'
export { setMediaQuota } from './set-media-quota.ts'
export { pauseUnpaidPortal, resumePaidPortal, setPlanOfPortal } from './subscribed-portal.ts'
