/** A page as a crawler without JavaScript reads it. */
export type CrawledPage = { path: string; status: number; clicks: number; body: string }

const unescaped = (text: string): string =>
  text
    .replaceAll('&#x3C;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')

/** Returns the paths of one origin that a page links to, without query and fragment. */
export function linksOf(body: string, { origin, path }: { origin: string; path: string }): string[] {
  const found = [...body.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)].flatMap(([whole, href = '']) => {
    // A download, such as a calendar file, is not a page.
    if (/\sdownload[\s>=]/.test(whole)) return []
    const url = URL.parse(unescaped(href), origin + path)
    return url?.origin === origin ? [url.pathname] : []
  })
  return [...new Set(found)]
}

/** Returns the path prefixes that robots.txt disallows for this crawler. */
export const closedIn = (robots: string): string[] =>
  [...robots.matchAll(/^Disallow: (\/[^*?\s]*)$/gm)].map(([, start = '']) => start)

type Read = (path: string) => Promise<{ status: number; body: string }>

/** Returns every page reachable by links from the home page, with its fewest clicks. Disallowed pages are requested but not followed. */
export async function crawl(read: Read, { origin, closed }: { origin: string; closed: readonly string[] }) {
  const seen = new Map<string, CrawledPage>()
  let next = ['/']
  for (let clicks = 0; next.length > 0; clicks += 1) {
    const pages: CrawledPage[] = []
    for (const path of next) pages.push({ path, clicks, ...(await read(path)) })
    for (const page of pages) seen.set(page.path, page)
    const open = pages.filter(({ path }) => !closed.some((start) => path.startsWith(start)))
    const links = open.flatMap(({ body, path }) => linksOf(body, { origin, path }))
    next = [...new Set(links)].filter((path) => !seen.has(path))
  }
  return seen
}
