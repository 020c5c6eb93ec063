import { sql } from 'drizzle-orm'
import { statement } from '../../db/statements.ts'
import type { Transaction } from '../../db/client.ts'
import { publishedBundle, publishedContent, publishedEntry } from '../../db/visible.ts'
import type { TopicEntry } from './suggested.ts'

/** Entry families suggested besides courses. They are small enough to read all titles, so typos are tolerated here too. */
export const smallFamilies = ['topics', 'bundles', 'questions'] as const
export type SmallFamily = (typeof smallFamilies)[number]

const readers: Readonly<Record<SmallFamily, ReturnType<typeof statement<TopicEntry>>>> = {
  topics: statement<TopicEntry>(
    () =>
      sql`select id, slug, title from topics where ${publishedEntry('topics')} order by sort_number, title limit 1000`,
  ),
  bundles: statement<TopicEntry>(
    () => sql`select id, slug, title from bundles where ${publishedBundle('bundles')} order by id desc limit 1000`,
  ),
  questions: statement<TopicEntry>(
    () =>
      sql`select id, slug, question as title from faqs where ${publishedContent('faqs')} order by sort_number, id limit 1000`,
  ),
}

/** Reads the titles of all small families in parallel. */
export async function readSmallFamilies(db: Transaction): Promise<Record<SmallFamily, readonly TopicEntry[]>> {
  const [topics, bundles, questions] = await Promise.all(smallFamilies.map((family) => readers[family](db)))
  return { topics: topics ?? [], bundles: bundles ?? [], questions: questions ?? [] }
}
