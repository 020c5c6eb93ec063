import * as v from 'valibot'

/** Minimum time of an accreditation that a certificate waits for, and what is missing of it; null if it waits for nothing. */
export const seatTimeWait = v.nullable(v.object({ required_minutes: v.number(), missing_ms: v.number() }))
