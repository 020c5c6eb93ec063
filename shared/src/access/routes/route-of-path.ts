import { trimEndOf } from '../../rules/text/trim-end-of.ts'
import { routes } from './all-routes.ts'
import type { Route } from './route.ts'

const isParam = (segment: string): boolean => segment.startsWith(':')
const segmentsOf = (path: string): string[] => path.split('/').slice(1)

const fixed: ReadonlyMap<string, Route> = new Map(
  routes.filter(({ pattern }) => !pattern.includes(':')).map((route) => [route.pattern, route]),
)
// A named segment beats a parameter, the earlier one first: /portals/tags/:id before /portals/:id/settings.
const rank = (pattern: string): string =>
  segmentsOf(pattern)
    .map((segment) => (isParam(segment) ? '1' : '0'))
    .join('')
const byLength = Map.groupBy(
  routes
    .filter(({ pattern }) => pattern.includes(':'))
    .toSorted((a, b) => (rank(a.pattern) < rank(b.pattern) ? -1 : 1))
    .map((route) => ({ route, segments: segmentsOf(route.pattern) })),
  ({ segments }) => segments.length,
)

/** The route that an address belongs to; null for one that no route knows. Whether its parameters mean anything is not asked. */
export function routeOfPath(path: string): Route | null {
  const clean = path.length > 1 ? trimEndOf(path, /\//) || '/' : path
  const found = fixed.get(clean)
  if (found) return found
  const segments = segmentsOf(clean)
  if (segments.includes('')) return null
  return (
    byLength
      .get(segments.length)
      ?.find((one) => one.segments.every((segment, index) => isParam(segment) || segment === segments[index]))?.route ??
    null
  )
}
