import type { Keys } from './seed-content.ts'

/** Input of a call. `raw`: bytes instead of JSON. */
export type Sample = {
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  raw?: true
  headers?: Record<string, string>
}
export type Make = (k: Keys) => Sample

/**
 * Input of a call that names something. `control`: status for its rightful caller. `by_colleague`: changes a learning record or review, never one's
 * own. `shows_key`: reveals exam answers, hidden from its learner until passed. `by_partner`: works within the person's provider.
 */
export type NamedSample = { make: Make; control?: number; by_colleague?: true; shows_key?: true; by_partner?: true }
