/**
 * How long a deletion can be taken back: it is offered for ten seconds, in which reading it stops the clock; what was deleted is kept
 * longer, so that a slow connection does not turn a click in time into one that came too late.
 */
export const undo = { offered_ms: 10_000, kept_seconds: 120 } as const
