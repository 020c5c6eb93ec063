const units = ['bytes', 'kB', 'MB', 'GB'] as const

/** Formats a size for people: 1,572,864 bytes are "1.5 MB". */
export function bytesLabel(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const value = bytes / 1024 ** step
  return `${step === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${units[step]}`
}

/** Formats the remaining time: seconds, or minutes and hours if long. */
export function remainingLabel(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} s left`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`
}

type Moving = { sent_bytes: number; size_bytes: number; bytes_per_s: number }

/** Describes an upload's progress, speed and remaining time. */
export function uploadProgressText({ sent_bytes, size_bytes, bytes_per_s }: Moving): string {
  const far = `${bytesLabel(sent_bytes)} of ${bytesLabel(size_bytes)}`
  if (bytes_per_s <= 0) return far
  return `${far} · ${bytesLabel(bytes_per_s)}/s · ${remainingLabel((size_bytes - sent_bytes) / bytes_per_s)}`
}

/** Smoothed upload speed after another chunk: steady to read, but following recent changes. */
export function speedAfter(before: number, { bytes, ms }: { bytes: number; ms: number }): number {
  if (ms <= 0) return before
  const now = (bytes * 1000) / ms
  return before === 0 ? now : before * 0.8 + now * 0.2
}
