import { createHmac } from 'node:crypto'
import { courseCard } from '@portico/shared/contract/catalog/catalog.ts'
import type { IndexSettings } from '../../adapters/search-engine/search-engine.ts'
import type { Services } from '../../kernel/services.ts'

export const indexName = 'courses'

/** An explicit order overrides relevance, so `order` comes first. */
export const indexSettings: IndexSettings = {
  searched_fields: [
    'title',
    'subtitle',
    'topic_titles',
    'author',
    'agency_titles',
    'outcomes',
    'synonyms',
    'also_found_by',
  ],
  filter_fields: ['portal_id', 'topic', 'language', 'agency', 'state', 'training_option', 'price'],
  order_fields: ['id', 'title', 'popularity', 'published_at', 'updated_at'],
  returned_fields: ['id', 'card'],
  ranking: [
    'order',
    'words',
    'typos',
    'proximity',
    'field',
    'exactness',
    { field: 'popularity', direction: 'desc' },
    { field: 'published_at', direction: 'desc' },
  ],
  typos: { one_from: 5, two_from: 9, in_numbers: false },
  most_facet_values: 1_000,
  // Without this, paging would stop at the thousandth hit.
  most_hits: 1_000_000,
}

/** Identifies this installation, these settings and the card's fields. An index with another mark, or none, is refilled. */
export const indexMark = ({ secrets }: Pick<Services, 'secrets'>): string =>
  createHmac('sha256', secrets.session)
    .update(`search index ${JSON.stringify({ indexSettings, card: Object.keys(courseCard.entries) })}`)
    .digest('hex')
    .slice(0, 24)
