import type { PageRules } from './page.ts'

/** Shared properties of public pages that sell. */
export const selling = {
  app: 'site',
  layout: 'public',
  guards: ['redirectPublicPage', 'hasMarketable'],
  portals: 'selling',
  shows: [],
  in_sitemap: true,
  crawl: 'open',
} as const satisfies PageRules

/** The ones that only the core portal has (OP-22, OP-47). */
export const sellingOnCore = {
  ...selling,
  guards: ['checkPublicPageOnlyCorePortal'],
  portals: 'core',
} as const satisfies PageRules
