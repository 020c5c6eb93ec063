import { boolean, pgTable, text, smallint, primaryKey, index, integer } from 'drizzle-orm/pg-core'
import { portalId, ref, createdAt, portalTable, instant } from '../../db/portal-table.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'
import { sql } from 'drizzle-orm'
import type { PublishJob } from '@portico/shared/states/publish-job.ts'

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

export const redirects = portalTable('redirects', {
  from_path: text().notNull(),
  to_path: text().notNull(),
  by_hand: boolean().notNull().default(false),
  created_at: createdAt(),
})
