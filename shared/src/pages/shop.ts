import { addresses } from '../access/addresses.ts'
import type { Page, PageRules } from './page.ts'
import { listTags } from '../tags/tags.ts'

const shop = {
  app: 'site',
  layout: 'public',
  guards: ['redirectPublicPage', 'hasMarketable'],
  portals: 'selling',
  shows: [],
  in_sitemap: true,
  crawl: 'open',
} as const satisfies PageRules

/** What is for sale; only a portal that sells has these pages. */
export const shopPages = {
  home: {
    ...shop,
    pattern: '/',
    guards: ['disabledIndexPage'],
    made: 'static',
    shows: [listTags.home, listTags.bundles, listTags.faq, listTags.reviews],
  },
  courses: {
    ...shop,
    pattern: addresses.courses,
    made: 'static',
    shows: [listTags.courses],
    menu: { title: 'Courses', in: ['main', 'learn'] },
    scroll: 'stays_when_filtered',
  },
  course: { ...shop, pattern: '/course/:slug', made: { one_per_entry: 'course' } },
  coursesMoved: { ...shop, pattern: '/course', made: { moved_to: addresses.courses }, in_sitemap: false },
  bundles: {
    ...shop,
    pattern: '/bundles',
    made: 'static',
    shows: [listTags.bundles],
    menu: { title: 'Bundles', in: ['main', 'learn'] },
  },
  bundle: { ...shop, pattern: '/bundles/:slug', made: { one_per_entry: 'bundle' } },
} as const satisfies Readonly<Record<string, Page>>
