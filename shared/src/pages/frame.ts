import type { Page, PageRules } from './page.ts'
import { listTags } from './tags.ts'

const frame = {
  app: 'site',
  layout: 'public',
  guards: [],
  portals: 'all',
  shows: [],
  in_sitemap: false,
  crawl: 'noindex',
} as const satisfies PageRules
const plainFile = { ...frame, layout: null, crawl: 'open' } as const satisfies PageRules

/** Pages for errors and unknown addresses, and the files beside the pages. */
export const framePages = {
  comingSoon: { ...frame, pattern: '/coming-soon', made: 'static' },
  notFound: { ...frame, pattern: '/not-found', made: 'static', status: 404, while_paused: 'kept' },
  error: { ...frame, pattern: '/error', made: 'static', status: 500, while_paused: 'kept' },
  blocked: { ...frame, pattern: '/blocked', made: 'static', status: 403, while_paused: 'kept' },
  portalCss: { ...plainFile, pattern: '/portal.css', made: 'static', while_paused: 'shown', on_slug_host: true },
  robots: { ...plainFile, pattern: '/robots.txt', made: 'static', while_paused: 'shown' },
  sitemap: { ...plainFile, pattern: '/sitemap.xml', made: 'static', portals: 'selling', shows: [listTags.sitemap] },
  sitemapRange: { ...plainFile, pattern: '/sitemap-:range.xml', made: 'one_per_range', portals: 'selling' },
} as const satisfies Readonly<Record<string, Page>>
