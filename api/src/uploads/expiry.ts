/** How long an upload waits for its next bytes. */
const UPLOAD_WAITS_MS = 24 * 60 * 60 * 1000

/** When an upload that received something now is given up. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + UPLOAD_WAITS_MS)
