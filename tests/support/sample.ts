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

/** How a call is made that names something. `control` is what its rightful caller gets for what is their own. */
export type NamedSample = { make: Make; control?: number }
