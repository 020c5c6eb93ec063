import type { Page, PageRules } from './page.ts'
import { listTags } from '../tags/tags.ts'

const open = {
  app: 'site',
  layout: 'public',
  guards: ['redirectPublicPage', 'hasMarketable'],
  portals: 'selling',
  shows: [],
  in_sitemap: true,
  crawl: 'open',
} as const satisfies PageRules

/** What partner companies provide is the core portal's (OP-22, OP-47). */
const core = { ...open, guards: ['checkPublicPageOnlyCorePortal'], portals: 'core' } as const satisfies PageRules

/**
 * Pages that gather courses: by topic, agency, state, language and author (OP-43…OP-47), and the archive of all. An entry without a course
 * has no page, and a list without an entry neither.
 */
export const collectionPages = {
  allCourses: {
    ...open,
    pattern: '/courses/all',
    made: 'static',
    shows: [
      listTags.archive,
      listTags.topics,
      listTags.ce_topics,
      listTags.agencies,
      listTags.states,
      listTags.languages,
      listTags.providers,
    ],
    menu: { title: 'All courses', in: ['learn'] },
  },
  courseArchive: { ...open, pattern: '/courses/all/:range', made: { one_per_range: 'archive' } },
  topics: { ...open, pattern: '/training-courses', made: { list_of: 'topic' }, shows: [listTags.topics] },
  topic: { ...open, pattern: '/training-courses/:slug', made: { one_per_entry: 'topic' } },
  ceTopics: { ...open, pattern: '/ce', made: { list_of: 'ce-topic' }, shows: [listTags.ce_topics] },
  ceTopic: { ...open, pattern: '/ce/:slug', made: { one_per_entry: 'ce-topic' } },
  ceCredits: {
    ...open,
    pattern: '/continuing-education-credits',
    made: { list_of: 'ce-topic' },
    shows: [listTags.ce_topics, listTags.agencies],
  },
  agencies: { ...open, pattern: '/regulating-agency', made: { list_of: 'agency' }, shows: [listTags.agencies] },
  agency: { ...open, pattern: '/regulating-agency/:slug', made: { one_per_entry: 'agency' } },
  states: { ...open, pattern: '/united-states', made: { list_of: 'state' }, shows: [listTags.states] },
  state: { ...open, pattern: '/united-states/:slug', made: { one_per_entry: 'state' } },
  language: { ...open, pattern: '/courses-languages/:code', made: { one_per_entry: 'language' } },
  providerTopics: {
    ...core,
    pattern: '/training-providers',
    made: { list_of: 'provider-topic' },
    shows: [listTags.providers],
  },
  providerTopic: {
    ...core,
    pattern: '/training-providers/:slug',
    made: { one_per_entry: 'provider-topic' },
    throws: true,
  },
  providersMoved: { ...core, pattern: '/provider', made: { moved_to: '/training-providers' }, in_sitemap: false },
  provider: { ...core, pattern: '/provider/:slug', made: { one_per_entry: 'provider' }, throws: true },
  author: { ...open, pattern: '/authors/:slug', made: { one_per_entry: 'author' } },
} as const satisfies Readonly<Record<string, Page>>
