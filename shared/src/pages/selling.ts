import type { PageRules } from './page.ts'

/** What pages that anybody may open, and that sell, have in common. */
export const selling = {
  app: 'site',
  layout: 'public',
  guards: ['redirectPublicPage', 'hasMarketable'],
  portals: 'selling',
  shows: [],
  in_sitemap: true,
  crawl: 'open',
} as const satisfies PageRules

/** Those of them that the core portal alone has (OP-22, OP-47). */
export const sellingOnCore = {
  ...selling,
  guards: ['checkPublicPageOnlyCorePortal'],
  portals: 'core',
} as const satisfies PageRules
