/** How long an answer that was on its way when time ended is still taken. */
export const answerGrace_ms = 10_000
const minute_ms = 60_000

export type ExtraTime = { readonly extra_percentage: number; readonly extra_minutes: number }

/** Minutes of a try with what one learner gets besides: a percentage of the limit, rounded up, and minutes. Null: as long as one likes. */
export const minutesOfTry = (time_limit_minutes: number | null, extra: ExtraTime | null): number | null =>
  time_limit_minutes === null
    ? null
    : Math.ceil((time_limit_minutes * (100 + (extra?.extra_percentage ?? 0))) / 100) + (extra?.extra_minutes ?? 0)

/** When a try ends by itself: when its minutes are over or its exam closes, whichever is first; null for neither. */
export function tryEndsAt({
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

/** Whether a try takes no more answers. */
export const isTimeOver = ({ ends_at }: { ends_at: Date | null }, now: Date): boolean =>
  ends_at !== null && now.getTime() > ends_at.getTime() + answerGrace_ms

/** Where an exam's window stands: before its first instant, within, or after its last. */
export function examWindow(
  { opens_at, closes_at }: { opens_at: Date | null; closes_at: Date | null },
  now: Date,
): 'early' | 'open' | 'closed' {
  if (opens_at !== null && now < opens_at) return 'early'
  return closes_at !== null && now >= closes_at ? 'closed' : 'open'
}
