import { clockText } from '../clock-text.ts'

type PlaybackStart = { start_s: number; watched_percent: number | null }

/** Text for `ResumeNotice`: the position where media resumes and how much was played; null at the start. */
export function resumeText({ start_s, watched_percent }: PlaybackStart): string | null {
  if (start_s <= 0) return null
  const at = `at ${clockText(start_s)}`
  return watched_percent === null ? at : `${at}, with ${watched_percent}% played`
}
