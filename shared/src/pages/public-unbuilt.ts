import { unbuilt, type Page, type PageRules } from './page.ts'

const open = {
  app: 'site',
  layout: 'public',
  guards: ['redirectPublicPage', 'hasMarketable'],
  portals: 'selling',
  shows: [],
  in_sitemap: true,
  crawl: 'open',
} as const satisfies PageRules
const core = { ...open, guards: ['checkPublicPageOnlyCorePortal'], portals: 'core' } as const satisfies PageRules

/** Shop and marketing pages of the specification that are still to come; those of marketing are the core portal's (OP-22). */
export const publicUnbuilt: readonly Page[] = [
  ...unbuilt(open, ['/course/schedule']),
  ...unbuilt({ ...open, guards: ['redirectPublicPage', 'redirectHasCourseCatalog'], scroll: 'stays_when_filtered' }, [
    '/course-catalog',
  ]),
  ...unbuilt({ ...open, guards: ['redirectPublicPage', 'redirectHasBlog'] }, ['/knowledge', '/knowledge/:slug']),
  ...unbuilt(core, ['/learning-management-system', '/scorm-courseware']),
]
