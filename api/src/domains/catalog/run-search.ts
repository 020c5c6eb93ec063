import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { searchPostgres } from './search-postgres.ts'
import { correctWords } from './correct-words.ts'
import { textArray } from './text-array.ts'
import type { FacetEntry } from './facet-lists.ts'
import type { FoundCourses, CatalogSearch } from './catalog-search.ts'

type AnswerInput = { question: CatalogSearch; lists: readonly FacetEntry[]; indexed: FoundCourses | null }
/** `words`: the words that matched, with typos corrected if Postgres answered */
type Answer = {
  found: FoundCourses
  words: readonly string[]
  did_you_mean: string | null
  /** words that no course has together with the others, and that the search therefore ignored */
  left_out: readonly string[]
}

/**
 * Returns Meilisearch's result, or Postgres' if there is none: courses with all words, else with typos corrected, else with most of the words. If few
 * or no courses match, also suggests a spelling that finds some or far more.
 */
export async function runSearch(db: Transaction, { question, lists, indexed }: AnswerInput): Promise<Answer> {
  const found = indexed ?? (await searchPostgres(db, { question, lists }))
  const asAsked = { found, words: question.words, did_you_mean: null, left_out: [] }
  if (question.words.length === 0 || !isLittle(found.total)) return asAsked
  const corrected = await correctWords(db, question.words)
  const ask = (words: readonly string[], page = 1) =>
    searchPostgres(db, { question: { ...question, page, words }, lists })
  if (found.total > 0) {
    const more = corrected.rare && (await ask(corrected.rare))
    const is_far_more = more !== null && findsFarMore({ found: found.total, other: more.total })
    return { ...asAsked, did_you_mean: is_far_more ? (corrected.rare?.join(' ') ?? null) : null }
  }
  const { typos, guess } = corrected
  const better = typos && (await ask(typos, question.page))
  if (typos && better && better.total > 0)
    return indexed ? { ...asAsked, did_you_mean: typos.join(' ') } : { ...asAsked, found: better, words: typos }
  const guessed = guess && (await ask(guess)).total > 0 ? { ...asAsked, did_you_mean: guess.join(' ') } : null
  // A guess that keeps every word says what was meant; one that drops words does no better than courses with the others.
  if (guessed && guess?.length === question.words.length) return guessed
  const asked = typos ?? question.words
  const words = await mostWordsFound(db, asked)
  const partly = words.length > 0 && words.length < asked.length ? await ask(words, question.page) : null
  if (partly && partly.total > 0)
    return {
      found: partly,
      words,
      did_you_mean: null,
      left_out: question.words.filter((_, at) => !words.includes(asked[at] ?? '')),
    }
  return guessed ?? asAsked
}

/** The words that some course has most of together. */
async function mostWordsFound(db: Transaction, words: readonly string[]): Promise<readonly string[]> {
  const [row] = await db.execute<{ words: string[] }>(
    sql`select most_words_found(current_portal(), ${textArray(words)}) as words`,
  )
  return row?.words ?? []
}

const little = 2
const times = 5

/** Whether a search found so few courses that the visitor may have meant another spelling. */
const isLittle = (total: number): boolean => total <= little

/** Whether another spelling finds enough more to suggest it; the results found so far stay. */
const findsFarMore = ({ found, other }: { found: number; other: number }): boolean => other >= found * times
