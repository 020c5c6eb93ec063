import type { Logger } from 'pino'
import type { SearchEngine } from '../../adapters/search-engine/search-engine.ts'
import { queryEngine } from './query-engine.ts'
import type { CourseDocument } from './documents.ts'
import { indexName } from './index-settings.ts'
import { mostCourses, type Suggested, type TopicEntry } from './suggested.ts'

type SuggestInput = { portal_id: number; words: readonly string[]; named: readonly TopicEntry[]; log: Logger }

/**
 * Returns the engine's suggestions, or null if it does not answer. A topic counts only if a found course has it; every course of a named topic
 * matches the words.
 */
export async function suggestFromEngine(
  engine: SearchEngine | null,
  { portal_id, words, named, log }: SuggestInput,
): Promise<Suggested | null> {
  const query = {
    index: indexName,
    words,
    filters: [{ field: 'portal_id', is: portal_id }],
    facets: named.length > 0 ? ['topic'] : [],
    page: { number: 1, size: mostCourses, order: [], fields: ['card'] },
  }
  const [found] = (await queryEngine<Pick<CourseDocument, 'card'>>(engine, { queries: [query], log })) ?? []
  if (!found) return null
  return {
    topics: named.filter(({ slug }) => found.facets.topic?.[slug]),
    courses: found.documents.map(({ card: { slug, title } }) => ({ slug, title })),
  }
}
