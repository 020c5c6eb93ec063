import { sql, type SQL } from 'drizzle-orm'
import { catalogPageSize, type Sort } from '@portico/shared/rules/catalog/sorts.ts'
import type { Transaction } from '../../db/client.ts'
import { readCards } from './course-cards.ts'
import type { FacetEntry } from './facet-lists.ts'
import { facetKeys, type FacetKey, type FoundCourses, type PriceRange, type CatalogSearch } from './catalog-search.ts'
import { textArray } from './text-array.ts'

const columns = {
  topic: 'topic_ids',
  language: 'language_ids',
  agency: 'agency_ids',
  state: 'state_ids',
  training_option: 'training_option_ids',
} as const satisfies Record<FacetKey, string>
type Row = { total: number; ids: number[]; facets: { key: FacetKey; id: number; count: number }[] }

/**
 * Answers the same question from the portal's catalog rows: one query for matches and counts, one for the cards. Matches exact words only; typos are
 * corrected before.
 */
export async function searchPostgres(
  db: Transaction,
  { question, lists }: { question: CatalogSearch; lists: readonly FacetEntry[] },
): Promise<FoundCourses> {
  const hasWords = question.words.length > 0
  // Without words, lets each subquery choose its own plan; with words, runs the word search only once.
  const [row] = await db.execute<Row>(sql`
    with base as ${hasWords ? sql`materialized` : sql`not materialized`} (
      select c.course_id, c.title, c.popularity, c.published_at, c.updated_at, ${hasWords ? sql`hit.rank` : sql`0`} as rank,
        c.topic_ids, array[c.language_id] as language_ids, c.agency_ids, c.state_ids, c.training_option_ids,
        ${sql.join(
          facetKeys.map((key) => sql`${holds(key, question, lists)} as ${sql.identifier(key)}`),
          sql`, `,
        )}
      from catalog c ${hasWords ? sql`join search_catalog(current_portal(), ${textArray(question.words)}) hit on hit.course_id = c.course_id` : sql``}
      where ${question.price_min === undefined ? sql`true` : sql`c.price >= ${question.price_min}`}
        and ${inOneOf(question.prices)}
        and ${question.price_max === undefined ? sql`true` : sql`c.price <= ${question.price_max}`}
    )
    select (select count(*) from base where ${all(facetKeys)}) as total,
      (select coalesce(json_agg(course_id), '[]') from (
        select course_id from base where ${all(facetKeys)} order by ${orderOf(question)} limit ${catalogPageSize} offset ${(question.page - 1) * catalogPageSize}) page) as ids,
      (select coalesce(json_agg(counted), '[]') from (${counts}) counted) as facets`)
  return {
    courses: await readCards(db, row?.ids ?? []),
    total: Number(row?.total ?? 0),
    facets: facetsOf(row?.facets ?? [], lists),
  }
}

function inOneOf(ranges: readonly PriceRange[] | undefined): SQL {
  if (!ranges) return sql`true`
  const each = ranges.map(
    ({ from, to }) => sql`(c.price >= ${from} and ${to === null ? sql`true` : sql`c.price <= ${to}`})`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}
const all = (keys: readonly FacetKey[]): SQL =>
  sql.join(
    keys.map((key) => sql`base.${sql.identifier(key)}`),
    sql` and `,
  )

/** Whether a course has one of the chosen values; an unknown value matches no course. */
function holds(key: FacetKey, { filters }: CatalogSearch, lists: readonly FacetEntry[]): SQL {
  const chosen = filters[key]
  if (!chosen) return sql`true`
  const ids = lists.filter((entry) => entry.key === key && chosen.includes(entry.value)).map((entry) => entry.id)
  return sql`${key === 'language' ? sql`array[c.language_id]` : sql`c.${sql.identifier(columns[key])}`} && ${`{${ids.join(',')}}`}::bigint[]`
}

const valueOf = (key: FacetKey): SQL => sql`${sql.identifier(`${key}_id`)}`
const numberOf = (key: FacetKey): SQL => sql`${sql.identifier(`${key}_count`)}`
const each = (write: (key: FacetKey) => SQL): SQL => sql.join(facetKeys.map(write), sql`, `)

/**
 * Counts the courses per value of each filter, applying all other filters. One pass counts all five: each row unnests a course's value lists side by
 * side, padding shorter ones with null.
 */
const counts = sql`
  select line.* from (
    select ${each((key) => sql`${valueOf(key)}, count(*) filter (where ${all(facetKeys.filter((other) => other !== key))}) as ${numberOf(key)}`)}
    from (select ${each((key) => sql`unnest(${sql.identifier(columns[key])}) as ${valueOf(key)}`)}, ${each((key) => sql`${sql.identifier(key)}`)} from base) base
    group by grouping sets (${each((key) => sql`(${valueOf(key)})`)})
  ) grouped, lateral (values ${each((key) => sql`(${sql.raw(`'${key}'`)}, ${valueOf(key)}, ${numberOf(key)})`)}) line (key, id, count)
  where line.id is not null and line.count > 0`

function facetsOf(counted: Row['facets'], lists: readonly FacetEntry[]): FoundCourses['facets'] {
  const values = new Map(lists.map((entry) => [`${entry.key} ${entry.id}`, entry.value]))
  const facets = Object.fromEntries(facetKeys.map((key) => [key, new Map<string, number>()])) as Record<
    FacetKey,
    Map<string, number>
  >
  for (const { key, id, count } of counted) {
    const value = values.get(`${key} ${id}`)
    if (value !== undefined) facets[key].set(value, count)
  }
  return facets
}

const orders: Readonly<Record<Sort, SQL>> = {
  popularity: sql`rank desc, popularity desc, published_at desc, course_id desc`,
  newest: sql`published_at desc, course_id desc`,
  oldest: sql`published_at, course_id`,
  title_asc: sql`lower(unaccent(title)), course_id`,
  title_desc: sql`lower(unaccent(title)) desc, course_id desc`,
  updated: sql`updated_at desc, course_id desc`,
}
const orderOf = ({ sort }: CatalogSearch): SQL => orders[sort]
