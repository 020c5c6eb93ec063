/** How long after the end an answer that was already in transit is still accepted. */
export const answerGrace_ms = 10_000
const minute_ms = 60_000

export type ExtraTime = { readonly extra_percentage: number; readonly extra_minutes: number }

/** Time limit of an attempt with the learner's extra time: a percentage of the limit, rounded up, plus minutes. Null means no limit. */
export const attemptMinutes = (time_limit_minutes: number | null, extra: ExtraTime | null): number | null =>
  time_limit_minutes === null
    ? null
    : Math.ceil((time_limit_minutes * (100 + (extra?.extra_percentage ?? 0))) / 100) + (extra?.extra_minutes ?? 0)

/** When an attempt ends automatically: when its time is up or its exam closes, whichever comes first; null if neither applies. */
export function attemptEndsAt({
  started_at,
  minutes,
  closes_at,
}: {
  started_at: Date
  minutes: number | null
  closes_at: Date | null
}): Date | null {
  const ends = [
    ...(minutes === null ? [] : [started_at.getTime() + minutes * minute_ms]),
    ...(closes_at === null ? [] : [closes_at.getTime()]),
  ]
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

/** Tells whether an attempt accepts no more answers. */
export const isTimeOver = ({ ends_at }: { ends_at: Date | null }, now: Date): boolean =>
  ends_at !== null && now.getTime() > ends_at.getTime() + answerGrace_ms

/** State of an exam's time window: before it opens, open, or closed. */
export function examWindow(
  { opens_at, closes_at }: { opens_at: Date | null; closes_at: Date | null },
  now: Date,
): 'early' | 'open' | 'closed' {
  if (opens_at !== null && now < opens_at) return 'early'
  return closes_at !== null && now >= closes_at ? 'closed' : 'open'
}
