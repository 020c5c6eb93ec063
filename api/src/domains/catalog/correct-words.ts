import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { editDistance, isTypoOf } from './edit-distance.ts'

type NearWord = { asked: string; word: string; similarity: number }
const leastSimilarity = 0.25
const leastSimilarityOfRare = 0.3
const mostEditsOfRare = 2
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

type Corrected = Readonly<Record<'typos' | 'guess' | 'rare', string[] | null>>

/**
 * Corrects a search's words with words from the portal's courses: `typos` fixes typos only; `guess` also takes similar words and drops unmatched
 * ones; `rare` also replaces words that some course uses by close ones from others. Null if nothing changes.
 */
export async function correctWords(db: Transaction, words: readonly string[]): Promise<Corrected> {
  const near = await db.execute<NearWord>(sql`
    select asked, near.word, near.similarity from unnest(array[${sql.join(
      words.map((word) => sql`${plain(word)}`),
      sql`, `,
    )}]::text[]) asked,
    nearest_words(current_portal(), asked) near order by near.similarity desc, near.word`)
  const othersOf = (word: string) => near.filter((other) => other.asked === plain(word))
  const nearest = (word: string, isNear: (other: NearWord) => boolean): string | null => {
    const others = othersOf(word)
    // Keeps a word that some course uses.
    return others.some((other) => other.word.startsWith(plain(word))) ? word : (others.find(isNear)?.word ?? null)
  }
  const close = (word: string) =>
    othersOf(word).find(
      (other) =>
        other.similarity >= leastSimilarityOfRare &&
        !/\d/.test(other.asked) &&
        !other.word.startsWith(other.asked) &&
        editDistance(other.asked, other.word) <= mostEditsOfRare,
    )
  const changed = (picked: readonly string[]) =>
    picked.length > 0 && picked.join(' ') !== words.join(' ') ? [...picked] : null
  return {
    typos: changed(words.map((word) => nearest(word, (other) => isTypoOf(other.asked, other.word)) ?? word)),
    rare: changed(words.map((word) => close(word)?.word ?? word)),
    guess: changed(
      words.flatMap(
        (word) => nearest(word, (other) => other.similarity >= leastSimilarity && !/\d/.test(other.asked)) ?? [],
      ),
    ),
  }
}
