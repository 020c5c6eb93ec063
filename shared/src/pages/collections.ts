import type { Page } from './page.ts'
import { selling, sellingOnCore } from './selling.ts'
import { listTags } from '../tags/tags.ts'

/**
 * Pages that gather courses: by topic, agency, state, language, training option and author (OP-43…OP-47), and the archive of all. A list whose
 * entries have no courses has no page.
 */
export const collectionPages = {
  allCourses: {
    ...selling,
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
      listTags.training_options,
      listTags.renewals,
    ],
    menu: { title: 'All courses', in: ['learn'] },
  },
  courseArchive: { ...selling, pattern: '/courses/all/:range', made: { one_per_range: 'archive' } },
  topics: { ...selling, pattern: '/training-courses', made: { list_of: 'topic' }, shows: [listTags.topics] },
  topic: { ...selling, pattern: '/training-courses/:slug', made: { one_per_entry: 'topic' } },
  ceTopics: { ...selling, pattern: '/ce', made: { list_of: 'ce-topic' }, shows: [listTags.ce_topics] },
  ceTopic: { ...selling, pattern: '/ce/:slug', made: { one_per_entry: 'ce-topic' } },
  ceCredits: {
    ...selling,
    pattern: '/continuing-education-credits',
    made: { list_of: 'ce-topic' },
    shows: [listTags.ce_topics, listTags.agencies],
  },
  agencies: { ...selling, pattern: '/regulating-agency', made: { list_of: 'agency' }, shows: [listTags.agencies] },
  agency: { ...selling, pattern: '/regulating-agency/:slug', made: { one_per_entry: 'agency' } },
  states: { ...selling, pattern: '/united-states', made: { list_of: 'state' }, shows: [listTags.states] },
  state: { ...selling, pattern: '/united-states/:slug', made: { one_per_entry: 'state' } },
  language: { ...selling, pattern: '/courses-languages/:code', made: { one_per_entry: 'language' } },
  trainingOptions: {
    ...selling,
    pattern: '/training-options',
    made: { list_of: 'training-option' },
    shows: [listTags.training_options],
  },
  trainingOption: { ...selling, pattern: '/training-options/:slug', made: { one_per_entry: 'training-option' } },
  providerTopics: {
    ...sellingOnCore,
    pattern: '/training-providers',
    made: { list_of: 'provider-topic' },
    shows: [listTags.providers],
  },
  providerTopic: {
    ...sellingOnCore,
    pattern: '/training-providers/:slug',
    made: { one_per_entry: 'provider-topic' },
    throws: true,
  },
  providersMoved: {
    ...sellingOnCore,
    pattern: '/provider',
    made: { moved_to: '/training-providers' },
    in_sitemap: false,
  },
  provider: { ...sellingOnCore, pattern: '/provider/:slug', made: { one_per_entry: 'provider' }, throws: true },
  partnerPage: {
    ...sellingOnCore,
    pattern: '/partner-pages/:slug',
    made: { one_per_entry: 'partner-page' },
    throws: true,
  },
  renewals: { ...selling, pattern: '/license-renewal', made: { list_of: 'renewal' }, shows: [listTags.renewals] },
  renewal: { ...selling, pattern: '/license-renewal/:slug', made: { one_per_entry: 'renewal' } },
  author: { ...selling, pattern: '/authors/:slug', made: { one_per_entry: 'author' } },
} as const satisfies Readonly<Record<string, Page>>
