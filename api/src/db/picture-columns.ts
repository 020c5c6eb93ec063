import { eq, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './client.ts'
import { assignments, audios, questions, texts, videos } from '../domains/item-types/tables.ts'
import { bundles, courses } from '../domains/courses/tables.ts'
import { certificateTemplates, certificates } from '../domains/credentials/tables.ts'
import { agencies, authors, organizations, topics } from '../domains/lists/tables.ts'
import { materials } from '../domains/library/tables.ts'
import { memberSeals, users } from '../domains/identity/tables.ts'
import { partnerAuthors, partnerCompanies, partnerPages } from '../domains/partners/tables.ts'
import { pages } from '../domains/publishing/tables.ts'
import { portalPages, portalSettings } from '../domains/portals/tables.ts'

type PictureColumn = { table: PgTable; column: PgColumn }

/** All columns of a portal's rows that can name a picture. A picture used in a column missing here may be deleted once another column drops it. */
export const pictureColumns: readonly PictureColumn[] = [
  ...(['favicon', 'logo', 'secondary_logo', 'social_logo', 'default_certificate_logo'] as const).map((name) => ({
    table: portalSettings,
    column: portalSettings[name],
  })),
  { table: portalPages, column: portalPages.seo_image },
  { table: courses, column: courses.thumbnail },
  { table: courses, column: courses.seo_image },
  { table: bundles, column: bundles.thumbnail },
  { table: questions, column: questions.picture },
  { table: topics, column: topics.image },
  { table: agencies, column: agencies.logo },
  { table: authors, column: authors.avatar },
  { table: organizations, column: organizations.logo },
  { table: materials, column: materials.picture },
  { table: certificateTemplates, column: certificateTemplates.background },
  { table: certificateTemplates, column: certificateTemplates.signature },
  { table: pages, column: pages.social_picture },
  { table: partnerCompanies, column: partnerCompanies.logo },
  { table: memberSeals, column: memberSeals.image },
  { table: users, column: users.image },
  { table: partnerAuthors, column: partnerAuthors.avatar },
  { table: partnerPages, column: partnerPages.image },
]

/** Formatted texts of lessons, which can contain pictures. */
const textColumns: readonly PictureColumn[] = [
  { table: texts, column: texts.content },
  { table: videos, column: videos.transcript },
  { table: audios, column: audios.transcript },
  { table: assignments, column: assignments.reqs },
]

/** Checks whether anything in the portal still uses a picture; issued certificates keep the pictures of their snapshot. */
export async function isPictureReferenced(db: Transaction, address: string): Promise<boolean> {
  const places = [
    ...pictureColumns.map(({ table, column }) => ({ table, names: eq(column, address) })),
    ...textColumns.map(({ table, column }) => ({ table, names: sql`position(${address} in ${column}) > 0` })),
  ]
  for (const { table, names } of places)
    if (
      (
        await db
          .select({ one: sql`1` })
          .from(table)
          .where(names)
          .limit(1)
      ).length > 0
    )
      return true
  const [kept] = await db
    .select({ one: sql`1` })
    .from(certificates)
    .where(
      or(...['logo', 'background', 'signature'].map((name) => eq(sql`${certificates.snapshot} ->> ${name}`, address))),
    )
    .limit(1)
  return kept !== undefined
}
