import { builtPages } from './all-pages.ts'

const closed = builtPages.filter(({ crawl }) => crawl === 'closed')
const stands = new Set(builtPages.map(({ pattern }) => pattern))

/** The beginning of an address that closes it and nothing open: its first part where that is a closed page or none, else its first two. */
function startOf(pattern: string): string {
  const [, head = '', next = ''] = pattern.split('/')
  if (closed.some((page) => page.pattern === `/${head}`)) return `/${head}`
  return stands.has(`/${head}`) ? `/${head}/${next}` : `/${head}/`
}

/** What robots.txt closes: pages for one person, and every address with a query, which is a page that stands without it. */
export const closedToRobots: readonly string[] = [
  '/api/',
  ...new Set(closed.map(({ pattern }) => startOf(pattern))),
  '/*?',
]
