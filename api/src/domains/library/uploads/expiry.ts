/** How long an upload waits for its next bytes. */
const UPLOAD_WAITS_MS = 24 * 60 * 60 * 1000

/** How long an upload may take in all, however often bytes come. */
const UPLOAD_TAKES_MS = 7 * UPLOAD_WAITS_MS

/** When an upload that received something now is given up. */
export const expiryFrom = (now: Date, begun_at: Date = now): Date =>
  new Date(Math.min(now.getTime() + UPLOAD_WAITS_MS, begun_at.getTime() + UPLOAD_TAKES_MS))
