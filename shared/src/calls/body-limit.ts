import type { Endpoint } from './endpoint.ts'

/** How many bytes a body may have: a JSON document; one with formatted text, or from a machine (a webhook, a commit of a SCORM item). */
export const bodyLimits = { json_bytes: 256 * 1024, long_bytes: 1024 ** 2 } as const

/** The most bytes of a call's body. */
export const bodyLimitOf = ({ body_limit_bytes }: Pick<Endpoint, 'body_limit_bytes'>): number =>
  body_limit_bytes ?? bodyLimits.json_bytes

const units = ['bytes', 'kB', 'MB', 'GB'] as const

/** A limit as people read it: 262,144 is "256 kB". */
export function sizeLabel(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`
}
