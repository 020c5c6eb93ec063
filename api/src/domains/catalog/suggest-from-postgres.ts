import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { correctWords } from './correct-words.ts'
import { textArray } from './text-array.ts'
import { mostCourses, type Suggested, type TopicEntry } from './suggested.ts'

type SuggestInput = { words: readonly string[]; named: readonly TopicEntry[] }

/** Returns the same suggestions from the portal's catalog rows. If no course matches, retries with typos corrected. */
export async function suggestFromPostgres(db: Transaction, { words, named }: SuggestInput): Promise<Suggested> {
  const courses = await titled(db, words)
  const { typos } = courses.length > 0 ? { typos: null } : await correctWords(db, words)
  return { topics: await withCourses(db, named), courses: typos ? await titled(db, typos) : courses }
}

const titled = async (db: Transaction, words: readonly string[]) => [
  ...(await db.execute<{ slug: string; title: string }>(sql`
    select c.slug, c.title from catalog c join search_catalog(current_portal(), ${textArray(words)}) hit on hit.course_id = c.course_id
    order by hit.rank desc, c.popularity desc, c.published_at desc, c.course_id desc limit ${mostCourses}`)),
]

/** Keeps only topics that some published course has. */
async function withCourses(db: Transaction, named: readonly TopicEntry[]): Promise<TopicEntry[]> {
  if (named.length === 0) return []
  const ids = `{${named.map(({ id }) => id).join(',')}}`
  const held = await db.execute<{ id: number }>(
    sql`select id from unnest(${ids}::bigint[]) id where exists (select from catalog c where id = any(c.topic_ids))`,
  )
  return named.filter(({ id }) => held.some((topic) => topic.id === id))
}
