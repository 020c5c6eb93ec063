import { createHmac } from 'node:crypto'
import type { Settings } from 'meilisearch'
import type { Services } from '../kernel/services.ts'

export const indexName = 'courses'

/** Order of the searchable attributes is their weight. An explicit sort beats relevance, hence `sort` first. */
export const indexSettings = {
  searchableAttributes: ['title', 'subtitle', 'topic_titles', 'author', 'agency_titles', 'outcomes'],
  filterableAttributes: ['portal_id', 'topic', 'language', 'agency', 'state', 'training_option', 'price'],
  sortableAttributes: ['id', 'title', 'popularity', 'published_at', 'updated_at'],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attribute',
    'exactness',
    'popularity:desc',
    'published_at:desc',
  ],
  displayedAttributes: ['id', 'card'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: true },
  faceting: { maxValuesPerFacet: 1_000 },
  // Without it page numbers would stop at the thousandth hit.
  pagination: { maxTotalHits: 1_000_000 },
} satisfies Settings

/** Names this installation and these settings: an index that carries another mark, or none, is filled anew. */
export const indexMark = ({ secrets }: Pick<Services, 'secrets'>): string =>
  createHmac('sha256', secrets.session)
    .update(`search index ${JSON.stringify(indexSettings)}`)
    .digest('hex')
    .slice(0, 24)
