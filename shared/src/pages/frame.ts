import { appPaths } from '../access/app-paths.ts'
import type { Page, PageRules } from './page.ts'
import { listTags } from '../tags/tags.ts'

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

/** Pages for errors and unknown paths, and files next to the pages. */
export const framePages = {
  comingSoon: { ...frame, pattern: appPaths.comingSoon, made: 'static', stays_open: 'in_setup' },
  notFound: { ...frame, pattern: appPaths.notFound, made: 'static', status: 404, stays_open: 'as_error_page' },
  error: { ...frame, pattern: appPaths.error, made: 'static', status: 500, stays_open: 'as_error_page' },
  blocked: { ...frame, pattern: '/blocked', made: 'static', status: 403, stays_open: 'as_error_page' },
  portalCss: { ...plainFile, pattern: '/portal.css', made: 'static', stays_open: 'always', on_slug_host: true },
  robots: { ...plainFile, pattern: '/robots.txt', made: 'static', stays_open: 'always' },
  sitemap: { ...plainFile, pattern: '/sitemap.xml', made: 'static', portals: 'selling', shows: [listTags.sitemap] },
  sitemapRange: {
    ...plainFile,
    pattern: '/sitemap-:range.xml',
    made: { one_per_range: 'sitemap' },
    portals: 'selling',
  },
  /** description of a shop for language models (llmstxt.org) */
  llms: {
    ...plainFile,
    pattern: '/llms.txt',
    made: 'static',
    portals: 'selling',
    shows: [listTags.topics, listTags.agencies, listTags.states],
  },
  /** current banner text; a separate file, so that no page needs to be rewritten for it */
  announcementsFile: {
    ...plainFile,
    pattern: '/announcements.json',
    made: 'static',
    shows: [listTags.announcements],
  },
  /** products on sale, for shopping engines; rewritten on a schedule, because it contains every entry */
  products: { ...plainFile, pattern: '/products.xml', made: 'static', portals: 'selling', shows: [listTags.products] },
} as const satisfies Readonly<Record<string, Page>>
