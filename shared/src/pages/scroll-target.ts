import { pageOfPath } from './page-of-path.ts'

/** Pixels to keep above a hash's target, for the fixed header (SES-036). */
export const hashOffset_px = 150

export type ScrollTarget =
  | { readonly kind: 'element'; readonly id: string; readonly offset_px: number; readonly behavior: 'smooth' }
  | { readonly kind: 'position'; readonly left: number; readonly top: number }
  | { readonly kind: 'stay' }
  | { readonly kind: 'top' }

type Arrival = {
  /** path of the previous page, if any */
  from: string | null
  path: string
  query: URLSearchParams
  hash: string
  saved: { left: number; top: number } | null
}

/**
 * Scroll target after a route change: a hash, else the saved position, else unchanged for a filtered course list or another item of the
 * same outline, else the top (SES-036, SES-037).
 */
export function scrollTarget({ from, path, query, hash, saved }: Arrival): ScrollTarget {
  const id = decoded(hash.replace(/^#/, ''))
  if (id !== '') return { kind: 'element', id, offset_px: hashOffset_px, behavior: 'smooth' }
  if (saved !== null) return { kind: 'position', ...saved }
  const scroll = pageOfPath(path)?.scroll
  if (scroll === 'stays_in_outline')
    return from !== null && pageOfPath(from)?.scroll === scroll && courseOf(from) === courseOf(path)
      ? { kind: 'stay' }
      : { kind: 'top' }
  return scroll === 'stays_when_filtered' && query.size > 0 ? { kind: 'stay' } : { kind: 'top' }
}

/** The part of an outline's path that names its course. */
const courseOf = (path: string): string | undefined => /^.*?\/builder\/[^/]+/.exec(path)?.[0]

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
