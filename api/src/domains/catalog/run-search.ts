import type { Transaction } from '../../db/client.ts'
import { searchPostgres } from './search-postgres.ts'
import { correctWords } from './correct-words.ts'
import type { FacetEntry } from './facet-lists.ts'
import type { FoundCourses, CatalogSearch } from './catalog-search.ts'

type AnswerInput = { question: CatalogSearch; lists: readonly FacetEntry[]; indexed: FoundCourses | null }
/** `words`: the words that matched, with typos corrected if Postgres answered */
type Answer = { found: FoundCourses; words: readonly string[]; did_you_mean: string | null }

/**
 * Returns Meilisearch's result, or Postgres' if there is none: courses with all words, else with typos corrected. If few or no courses match, also
 * suggests a spelling that finds some or far more.
 */
export async function runSearch(db: Transaction, { question, lists, indexed }: AnswerInput): Promise<Answer> {
  const found = indexed ?? (await searchPostgres(db, { question, lists }))
  if (question.words.length === 0 || !isLittle(found.total)) return { found, words: question.words, did_you_mean: null }
  const corrected = await correctWords(db, question.words)
  const ask = (words: readonly string[]) => searchPostgres(db, { question: { ...question, page: 1, words }, lists })
  if (found.total > 0) {
    const more = corrected.rare && (await ask(corrected.rare))
    const is_far_more = more !== null && findsFarMore({ found: found.total, other: more.total })
    return { found, words: question.words, did_you_mean: is_far_more ? (corrected.rare?.join(' ') ?? null) : null }
  }
  for (const kind of ['typos', 'guess'] as const) {
    const words = corrected[kind]
    const better = words && (await ask(words))
    if (!words || !better || better.total === 0) continue
    return kind === 'typos' && !indexed
      ? { found: better, words, did_you_mean: null }
      : { found, words: question.words, did_you_mean: words.join(' ') }
  }
  return { found, words: question.words, did_you_mean: null }
}

const little = 2
const times = 5

/** Whether a search found so few courses that the visitor may have meant another spelling. */
const isLittle = (total: number): boolean => total <= little

/** Whether another spelling finds enough more to suggest it; the results found so far stay. */
const findsFarMore = ({ found, other }: { found: number; other: number }): boolean => other >= found * times
