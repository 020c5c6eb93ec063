import type { Transaction } from '../db/client.ts'
import { askPostgres } from './ask-postgres.ts'
import { correctWords } from './correct-words.ts'
import type { FacetEntry } from './facet-lists.ts'
import type { Found, Question } from './question.ts'

type Asked = { question: Question; lists: readonly FacetEntry[]; indexed: Found | null }

/**
 * Meilisearch's answer, or Postgres' where there is none: what holds the words, else what holds them with their typos put right.
 * When nothing is found, also a spelling that finds something.
 */
export async function answer(
  db: Transaction,
  { question, lists, indexed }: Asked,
): Promise<{ found: Found; did_you_mean: string | null }> {
  const found = indexed ?? (await askPostgres(db, { question, lists }))
  if (found.total > 0 || question.words.length === 0) return { found, did_you_mean: null }
  const corrected = await correctWords(db, question.words)
  for (const [kind, words] of Object.entries(corrected)) {
    const better = words ? await askPostgres(db, { question: { ...question, words }, lists }) : null
    if (!words || !better || better.total === 0) continue
    return kind === 'typos' && !indexed
      ? { found: better, did_you_mean: null }
      : { found, did_you_mean: words.join(' ') }
  }
  return { found, did_you_mean: null }
}
