import { builtPages } from './all-pages.ts'

const closed = builtPages.filter(({ crawl }) => crawl === 'closed')
const builtPatterns = new Set(builtPages.map(({ pattern }) => pattern))

/** Returns the shortest path prefix that closes this page and no open one: its first segment if no open page uses that, else its first two. */
function startOf(pattern: string): string {
  const [, head = '', next = ''] = pattern.split('/')
  if (closed.some((page) => page.pattern === `/${head}`)) return `/${head}`
  return builtPatterns.has(`/${head}`) ? `/${head}/${next}` : `/${head}/`
}

/** Paths that robots.txt closes: pages for one person, and every URL with a query, because the same page exists without it. */
export const closedToRobots: readonly string[] = [
  '/api/',
  ...new Set(closed.map(({ pattern }) => startOf(pattern))),
  '/*?',
]
