// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { requestProof } from './proof/request-proof.ts'
export { proofJobsOf } from './proof/job-wire.ts'
export { packetKey } from './proof/packet-key.ts'
export { portalDay } from './proof/portal-day.ts'
export { seatTimesRequired, seatTimeWaits } from './proof/seat-time-waits.ts'
export { sendProof } from './proof/send-proof.ts'
