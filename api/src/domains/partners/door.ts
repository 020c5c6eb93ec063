// What other domains may use of this one. They read its tables from tables.ts.

export { sendForApproval } from './send-for-approval.ts'
