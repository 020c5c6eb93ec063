import type { Keys } from './seed-content.ts'

/** What a call is made with. `raw`: bytes instead of JSON. */
export type Sample = {
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  raw?: true
  headers?: Record<string, string>
}
export type Make = (k: Keys) => Sample

/**
 * How a call is made that names something. `control` is what its rightful caller gets. `by_colleague`: it changes a learning record or a
 * review, which nobody does with their own. `shows_key`: it shows the answers of an exam, which its own learner may not see before it
 * is passed. `by_partner`: it works in the provider of the person.
 */
export type NamedSample = { make: Make; control?: number; by_colleague?: true; shows_key?: true; by_partner?: true }
