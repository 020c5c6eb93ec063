import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { isTypoOf } from './edit-distance.ts'

type Near = { asked: string; word: string; similarity: number }
const leastSimilarity = 0.25
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * What the words of a search that found nothing may have meant, out of the words that the portal's courses use: `typos` changes
 * only typos, `guess` also what is merely similar, and drops what is similar to nothing. Null where nothing changes.
 */
export async function correctWords(
  db: Transaction,
  words: readonly string[],
): Promise<{ typos: string[] | null; guess: string[] | null }> {
  const near = await db.execute<Near>(sql`
    select asked, near.word, near.similarity from unnest(array[${sql.join(
      words.map((word) => sql`${plain(word)}`),
      sql`, `,
    )}]::text[]) asked,
    nearest_words(current_portal(), asked) near order by near.similarity desc, near.word`)
  const nearest = (word: string, isNear: (other: Near) => boolean): string | null => {
    const asked = plain(word)
    const others = near.filter((other) => other.asked === asked)
    // A word that some course uses is taken literally.
    return others.some((other) => other.word.startsWith(asked)) ? word : (others.find(isNear)?.word ?? null)
  }
  const changed = (picked: readonly string[]) =>
    picked.length > 0 && picked.join(' ') !== words.join(' ') ? [...picked] : null
  return {
    typos: changed(words.map((word) => nearest(word, (other) => isTypoOf(other.asked, other.word)) ?? word)),
    guess: changed(
      words.flatMap(
        (word) => nearest(word, (other) => other.similarity >= leastSimilarity && !/\d/.test(other.asked)) ?? [],
      ),
    ),
  }
}
