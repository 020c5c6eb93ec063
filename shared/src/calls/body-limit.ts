import type { Endpoint } from './endpoint.ts'

/** Body limits in bytes: for a JSON document, and for one with formatted text or sent by a machine (a webhook, a commit of a SCORM item). */
export const bodyLimits = { json_bytes: 256 * 1024, long_bytes: 1024 ** 2 } as const

/** Returns the maximum body size of a call in bytes. */
export const bodyLimitOf = ({ body_limit_bytes }: Pick<Endpoint, 'body_limit_bytes'>): number =>
  body_limit_bytes ?? bodyLimits.json_bytes

const units = ['bytes', 'kB', 'MB', 'GB'] as const

/** Formats a limit for people: 262,144 becomes "256 kB". */
export function sizeLabel(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`
}
