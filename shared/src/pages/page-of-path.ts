import { trimEndOf } from '../rules/text/trim-end-of.ts'
import { allPages } from './all-pages.ts'
import type { Page } from './page.ts'

const segmentsOf = (path: string): string[] => path.split('/').slice(1)
const isFixed = (segment: string): boolean => !segment.includes(':')

const fixed: ReadonlyMap<string, Page> = new Map(
  allPages.filter(({ pattern }) => isFixed(pattern)).map((page) => [page.pattern, page]),
)
/** Whether a segment of an address fits one of a pattern: the same word, any word for a parameter, or one with the parameter's fixed ends. */
function fitting(segment: string): (word: string) => boolean {
  if (isFixed(segment)) return (word) => word === segment
  if (segment.startsWith(':') && !segment.includes('.')) return () => true
  const [start = '', end = ''] = segment.split(/:\w+/)
  return (word) => word.length > start.length + end.length && word.startsWith(start) && word.endsWith(end)
}
// A named segment beats a parameter, the earlier one first: /portals/tags/:id before /portals/:id/settings, /sitemap-:range.xml before /:slug.
const rank = (pattern: string): string =>
  segmentsOf(pattern)
    .map((segment) => (isFixed(segment) ? '0' : segment.startsWith(':') ? '2' : '1'))
    .join('')
const byLength = Map.groupBy(
  allPages
    .filter(({ pattern }) => !isFixed(pattern))
    .toSorted((a, b) => (rank(a.pattern) < rank(b.pattern) ? -1 : 1))
    .map((page) => ({ page, fits: segmentsOf(page.pattern).map(fitting) })),
  ({ fits }) => fits.length,
)

/** The page that an address belongs to; null for one that no page has. Whether its parameters mean anything is not asked. */
export function pageOfPath(path: string): Page | null {
  const clean = path.length > 1 ? trimEndOf(path, /\//) || '/' : path
  const found = fixed.get(clean)
  if (found) return found
  const segments = segmentsOf(clean)
  if (segments.includes('')) return null
  return (
    byLength.get(segments.length)?.find(({ fits }) => fits.every((fit, index) => fit(segments[index] ?? '')))?.page ??
    null
  )
}
