import { suggest_courses } from '@portico/shared/contract/catalog/suggestions.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { ipKey, rejectKnownOverLimit, enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { isIndexBehind } from '../../outbox.ts'
import { phraseWords } from '../../phrase-words.ts'
import { readSmallFamilies } from '../../small-families.ts'
import { suggestFromEngine } from '../../suggest-from-engine.ts'
import { suggestFromPostgres } from '../../suggest-from-postgres.ts'
import { mostTopics } from '../../suggested.ts'
import { topicsMatching } from '../../topics-matching.ts'

// Five a second: nobody types faster for long, and the search box waits for a pause.
const perMinute = 300
const nothing = { topics: [], courses: [], bundles: [], questions: [] }
const few = (found: readonly { slug: string; title: string }[]) =>
  found.slice(0, mostTopics).map(({ slug, title }) => ({ slug, title }))

/** Suggests matches for the letters typed so far. Falls back to Postgres in the same cases as a search, so withdrawn courses are never suggested. */
export const suggestCourses = verb(suggest_courses, async ({ db, portal, services, ip, log }, { query }) => {
  const words = phraseWords(query.search)
  if (words.length === 0 || !hasStorefront(portal)) return { ...nothing, engine: 'postgres' as const }
  const limit = { key: ipKey('suggest', ip), limit: perMinute, window_s: 60 }
  rejectKnownOverLimit(services.platform, limit)
  const counted = enforceRateLimit(services.platform, limit)
  const [families, isBehind] = await Promise.all([readSmallFamilies(db), isIndexBehind(db), counted])
  const named = topicsMatching(families.topics, words)
  const asked = { portal_id: portal.id, words, named, log }
  const indexed = isBehind ? null : await suggestFromEngine(services.search, asked)
  const found = indexed ?? (await suggestFromPostgres(db, asked))
  return {
    topics: few(found.topics),
    courses: [...found.courses],
    bundles: few(topicsMatching(families.bundles, words)),
    questions: few(topicsMatching(families.questions, words)),
    engine: indexed ? ('meilisearch' as const) : ('postgres' as const),
  }
})
