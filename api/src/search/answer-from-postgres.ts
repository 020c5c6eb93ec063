import type { Transaction } from '../db/client.ts'
import { askPostgres } from './ask-postgres.ts'
import { correctWords } from './correct-words.ts'
import type { FacetEntry } from './facet-lists.ts'
import type { Found, Question } from './question.ts'

type Asked = { question: Question; lists: readonly FacetEntry[] }

/** Postgres' answer: what holds the words, else what holds them with their typos put right. */
export async function answerFromPostgres(db: Transaction, { question, lists }: Asked): Promise<Found> {
  const found = await askPostgres(db, { question, lists })
  if (found.total > 0 || question.words.length === 0) return found
  const { typos } = await correctWords(db, question.words)
  return typos ? askPostgres(db, { question: { ...question, words: typos }, lists }) : found
}

/** A spelling that finds something, for a question that found nothing. */
export async function didYouMean(db: Transaction, { question, lists }: Asked): Promise<string | null> {
  if (question.words.length === 0) return null
  const { typos, guess } = await correctWords(db, question.words)
  for (const words of [typos, guess]) {
    if (words && (await askPostgres(db, { question: { ...question, words, page: 1 }, lists })).total > 0) return words.join(' ')
  }
  return null
}
