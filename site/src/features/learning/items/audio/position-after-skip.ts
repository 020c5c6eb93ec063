/** The new position after skipping by some seconds, between start and end. */
export function positionAfterSkip(
  { currentTime, duration }: { currentTime: number; duration: number },
  by_s: number,
): number {
  const end = Number.isFinite(duration) ? duration : currentTime
  return Math.min(Math.max(0, currentTime + by_s), Math.max(end, 0))
}
