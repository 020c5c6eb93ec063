import type { Tag } from '@portico/shared/tags/tags.ts'
import type { PublishJob } from '@portico/shared/states/publish-job.ts'
import { bigint, boolean, index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, instant, portalId, portalTable, ref } from '../portal-table.ts'

const ids = () =>
  bigint({ mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'`)

export const pages = pgTable(
  'pages',
  {
    portal_id: portalId(),
    path: text().notNull(),
    tags: text()
      .array()
      .$type<Tag[]>()
      .notNull()
      .default(sql`'{}'`),
    version: ref().notNull(),
    status: smallint().notNull().default(200),
    rendered_at: createdAt(),
    social_picture: text(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.path] }), index('pages_tags').using('gin', t.tags)],
)
export const publishingJobs = portalTable('publishing_jobs', {
  subject: text().notNull(),
  tags: text()
    .array()
    .$type<Tag[]>()
    .notNull()
    .default(sql`'{}'`),
  state: smallint().$type<PublishJob>().notNull().default(1),
  pages_total: integer(),
  pages_done: integer().notNull().default(0),
  error: text(),
  created_by: ref(),
  created_at: createdAt(),
  finished_at: instant(),
})
export const catalog = pgTable(
  'catalog',
  {
    portal_id: portalId(),
    course_id: ref().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    thumbnail: text(),
    author: text(),
    language_id: ref(),
    language: text(),
    topic_ids: ids(),
    topics: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    agency_ids: ids(),
    state_ids: ids(),
    training_option_ids: ids(),
    price: integer(),
    team_price: integer(),
    duration_minutes: integer().notNull().default(0),
    ce_credits: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(0),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }),
    reviews_count: integer().notNull().default(0),
    popularity: integer().notNull().default(0),
    published_at: instant().notNull(),
    updated_at: instant().notNull(),
    synonym_ids: ids(),
    synonyms: text().notNull().default(''),
    search_text: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id] })],
)
export const searchOutbox = pgTable(
  'search_outbox',
  {
    portal_id: portalId(),
    course_id: ref().notNull(),
    queued_at: createdAt(),
    is_visible: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.course_id] })],
)
export const searches = portalTable('searches', {
  query: text().notNull(),
  results: integer().notNull(),
  user_id: ref(),
  created_at: createdAt(),
})
