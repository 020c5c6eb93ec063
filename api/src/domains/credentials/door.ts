// What other domains may use of this one. They read its tables from tables.ts.

export { askForProof } from './proof/ask-for-proof.ts'
export { proofJobsOf } from './proof/job-wire.ts'
export { packetKey } from './proof/packet-key.ts'
export { portalDay } from './proof/portal-day.ts'
export { sendProof } from './proof/send-proof.ts'
