import type { Settings } from 'meilisearch'
import { sdkOrder } from './meilisearch-query.ts'
import type { IndexSettings, RankingRule } from './search-engine.ts'

const rules = {
  order: 'sort',
  words: 'words',
  typos: 'typo',
  proximity: 'proximity',
  field: 'attribute',
  exactness: 'exactness',
} as const satisfies Record<Extract<RankingRule, string>, string>

/** Only renames the fields; the values are chosen in the settings. */
export const sdkSettings = (settings: IndexSettings): Settings => ({
  searchableAttributes: [...settings.searched_fields],
  filterableAttributes: [...settings.filter_fields],
  sortableAttributes: [...settings.order_fields],
  displayedAttributes: [...settings.returned_fields],
  rankingRules: settings.ranking.map((rule) => (typeof rule === 'string' ? rules[rule] : sdkOrder(rule))),
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: settings.typos.one_from, twoTypos: settings.typos.two_from },
    disableOnNumbers: !settings.typos.in_numbers,
  },
  faceting: { maxValuesPerFacet: settings.most_facet_values },
  pagination: { maxTotalHits: settings.most_hits },
})
