import { clockText } from '../clock-text.ts'

type Place = { start_s: number; watched_percent: number | null }

/** Text for `GoesOn`: the position where media resumes and how much was played; null at the start. */
export function leftOffAt({ start_s, watched_percent }: Place): string | null {
  if (start_s <= 0) return null
  const at = `at ${clockText(start_s)}`
  return watched_percent === null ? at : `${at}, with ${watched_percent}% played`
}
