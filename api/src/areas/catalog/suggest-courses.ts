import { sql } from 'drizzle-orm'
import { suggest_courses } from '@portico/shared/contract/catalog-suggestions.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { statement } from '../../db/statements.ts'
import { publishedEntry } from '../../db/visible.ts'
import { addressKey, refuseKnownPast, takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { isIndexBehind } from '../../search/outbox.ts'
import { phraseWords } from '../../search/phrase-words.ts'
import { suggestFromEngine } from '../../search/suggest-from-engine.ts'
import { suggestFromPostgres } from '../../search/suggest-from-postgres.ts'
import { mostTopics, type TopicEntry } from '../../search/suggested.ts'
import { topicsNamed } from '../../search/topics-named.ts'

// Five a second: nobody types faster for long, and the box waits for a pause.
const perMinute = 300
const readTopics = statement<TopicEntry>(
  () => sql`select id, slug, title from topics where ${publishedEntry('topics')} order by sort_number, title`,
)

/** What the letters typed so far may mean. Postgres answers in the same cases as for a search: withdrawn courses are never suggested. */
export const suggestCourses = verb(suggest_courses, async ({ db, portal, services, ip, log }, { query }) => {
  const words = phraseWords(query.search)
  if (words.length === 0 || !hasStorefront(portal)) return { topics: [], courses: [], engine: 'postgres' as const }
  const limit = { key: addressKey('suggest', ip), limit: perMinute, window_s: 60 }
  refuseKnownPast(services.platform, limit)
  const counted = takeRate(services.platform, limit)
  const [topics, isBehind] = await Promise.all([readTopics(db), isIndexBehind(db), counted])
  const named = topicsNamed(topics, words)
  const asked = { portal_id: portal.id, words, named, log }
  const indexed = isBehind ? null : await suggestFromEngine(services.search, asked)
  const found = indexed ?? (await suggestFromPostgres(db, asked))
  return {
    topics: found.topics.slice(0, mostTopics).map(({ slug, title }) => ({ slug, title })),
    courses: [...found.courses],
    engine: indexed ? ('meilisearch' as const) : ('postgres' as const),
  }
})
