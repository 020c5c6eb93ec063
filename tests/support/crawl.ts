/** A page as a crawler without script reads it. */
export type CrawledPage = { path: string; status: number; clicks: number; body: string }

const unescaped = (text: string): string =>
  text
    .replaceAll('&#x3C;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')

/** Paths of one origin that a page's links lead to, without what stands behind `?` and `#`. */
export function linksOf(body: string, { origin, path }: { origin: string; path: string }): string[] {
  const found = [...body.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)].flatMap(([whole, href = '']) => {
    // A file to keep, such as one for a calendar, is no page.
    if (/\sdownload[\s>=]/.test(whole)) return []
    const url = URL.parse(unescaped(href), origin + path)
    return url?.origin === origin ? [url.pathname] : []
  })
  return [...new Set(found)]
}

/** What robots.txt keeps this crawler from: beginnings of paths. */
export const closedIn = (robots: string): string[] =>
  [...robots.matchAll(/^Disallow: (\/[^*?\s]*)$/gm)].map(([, start = '']) => start)

type Read = (path: string) => Promise<{ status: number; body: string }>

/** Every page that links lead to from the first page, with the fewest clicks that it takes; what is closed is asked for and not read on. */
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
