/** Changes up to this many entries within the request; larger changes become a background job with a progress bar. */
export const mostChangedAtOnce = 100

/**
 * How long a deletion can be undone. The button stays for ten seconds, paused while the person reads it; the server waits longer, so that a slow
 * connection does not make a timely click too late.
 */
export const undo = { offered_ms: 10_000, kept_seconds: 120 } as const
