import { sql, type SQL } from 'drizzle-orm'
import type { CourseCard } from '@portico/shared/contract/catalog/catalog.ts'
import type { Transaction } from '../../db/client.ts'
import { publishedEntry } from '../../db/visible.ts'

/** A published course in Meilisearch: the fields it is searched by and the card it is shown as. Facets hold slugs; times are in milliseconds. */
export type CourseDocument = {
  id: number
  portal_id: number
  title: string
  subtitle: string
  topic_titles: string[]
  author: string | null
  agency_titles: string[]
  outcomes: string[]
  synonyms: string
  also_found_by: string
  topic: string[]
  language: string | null
  agency: string[]
  state: string[]
  training_option: string[]
  price: number | null
  popularity: number
  published_at: number
  updated_at: number
  card: CourseCard
}

// Unpublished list entries are not offered as filters.
const slugs = (list: SQL, ids: SQL): SQL =>
  sql`coalesce((select json_agg(x.slug) from ${list} x where x.id = any(${ids}) and ${publishedEntry('x')}), '[]')`

/** Reads the documents of the given courses, or of those above an id, in id order; unpublished courses have none. */
export async function readDocuments(
  db: Transaction,
  where: { ids: readonly number[] } | { after: number; limit: number },
): Promise<CourseDocument[]> {
  const wanted =
    'ids' in where ? sql`c.course_id = any(${`{${where.ids.join(',')}}`}::bigint[])` : sql`c.course_id > ${where.after}`
  const rows = await db.execute<{ document: CourseDocument }>(sql`
    select json_build_object(
      'id', c.course_id, 'portal_id', c.portal_id, 'title', c.title, 'subtitle', c.subtitle, 'topic_titles', c.topics, 'author', c.author,
      'agency_titles', coalesce((select json_agg(x.title) from agencies x where x.id = any(c.agency_ids)), '[]'), 'outcomes', k.outcomes, 'synonyms', c.synonyms, 'also_found_by', c.also_found_by,
      'topic', ${slugs(sql`topics`, sql`c.topic_ids`)}, 'agency', ${slugs(sql`agencies`, sql`c.agency_ids`)}, 'state', ${slugs(sql`states`, sql`c.state_ids`)},
      'training_option', ${slugs(sql`training_options`, sql`c.training_option_ids`)},
      'language', (select x.code from languages x where x.id = c.language_id and ${publishedEntry('x')}),
      'price', c.price, 'popularity', c.popularity,
      'card', json_build_object(
        'id', c.course_id, 'slug', c.slug, 'title', c.title, 'subtitle', c.subtitle, 'thumbnail', c.thumbnail, 'author', c.author, 'topics', c.topics, 'language', c.language,
        'price', c.price, 'team_price', c.team_price, 'duration_minutes', c.duration_minutes, 'ce_credits', c.ce_credits, 'rating', c.rating, 'reviews_count', c.reviews_count),
      'published_at', (extract(epoch from c.published_at) * 1000)::bigint, 'updated_at', (extract(epoch from c.updated_at) * 1000)::bigint
    ) as document
    from catalog c join courses k on k.id = c.course_id
    where ${wanted} order by c.course_id ${'limit' in where ? sql`limit ${where.limit}` : sql``}`)
  return rows.map((row) => row.document)
}
