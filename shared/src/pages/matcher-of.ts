import { trimEndOf } from '../rules/text/trim-end-of.ts'

type Params = Readonly<Record<string, string>>
type Match<P> = { readonly page: P; readonly params: Params }

const segmentsOf = (path: string): string[] => path.split('/').slice(1)
const isFixed = (segment: string): boolean => !segment.includes(':')

/**
 * Returns a reader for one segment of a path: it yields nothing for a matching fixed segment, the value of a parameter, or null if it does not match.
 */
function readerOf(segment: string): (word: string) => Params | null {
  if (isFixed(segment)) return (word) => (word === segment ? {} : null)
  const [start = '', rest = ''] = segment.split(':')
  const name = /^\w+/.exec(rest)?.[0] ?? ''
  const end = rest.slice(name.length)
  const fits = (word: string): boolean =>
    word.length > start.length + end.length && word.startsWith(start) && word.endsWith(end)
  return (word) => (fits(word) ? { [name]: word.slice(start.length, word.length - end.length) } : null)
}
function paramsOf(readers: readonly ReturnType<typeof readerOf>[], segments: readonly string[]): Params | null {
  let params: Params = {}
  for (const [index, read] of readers.entries()) {
    const found = read(segments[index] ?? '')
    if (found === null) return null
    params = { ...params, ...found }
  }
  return params
}
// A fixed segment beats a parameter, earlier ones first: /portals/tags/:id before /portals/:id/settings, /sitemap-:range.xml before /:slug.
const rank = (pattern: string): string =>
  segmentsOf(pattern)
    .map((segment) => (isFixed(segment) ? '0' : segment.startsWith(':') ? '2' : '1'))
    .join('')

/** Finds the page for a path, with its parameters as they appear in it; null if no page matches. Does not check whether the parameters are valid. */
export function matcherOf<P extends { readonly pattern: string }>(
  pages: readonly P[],
): (path: string) => Match<P> | null {
  const fixed = new Map(pages.filter(({ pattern }) => isFixed(pattern)).map((page) => [page.pattern, page]))
  const byLength = Map.groupBy(
    pages
      .filter(({ pattern }) => !isFixed(pattern))
      .toSorted((a, b) => (rank(a.pattern) < rank(b.pattern) ? -1 : 1))
      .map((page) => ({ page, readers: segmentsOf(page.pattern).map(readerOf) })),
    ({ readers }) => readers.length,
  )
  return (path) => {
    const clean = path.length > 1 ? trimEndOf(path, /\//) || '/' : path
    const found = fixed.get(clean)
    if (found) return { page: found, params: {} }
    const segments = segmentsOf(clean)
    if (segments.includes('')) return null
    for (const { page, readers } of byLength.get(segments.length) ?? []) {
      const params = paramsOf(readers, segments)
      if (params) return { page, params }
    }
    return null
  }
}
