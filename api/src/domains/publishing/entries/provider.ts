import { listTags } from '@portico/shared/tags/tags.ts'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../db/client.ts'
import {
  partnerAuthors,
  partnerCompanies,
  partnerFeatures,
  partnerOptions,
  partnerPages,
  partnerQuestions,
} from '../../partners/tables.ts'
import type { Collection } from './collection.ts'
import type { Changed } from './entry-pages.ts'

const ownTables: Readonly<Record<string, PgTable>> = {
  'partner-authors': partnerAuthors,
  'partner-faq': partnerQuestions,
  'partner-features': partnerFeatures,
  'partner-options': partnerOptions,
  'partner-pages': partnerPages,
}

/** Finds the provider whose page shows a changed row of its own, including one that was just deleted. */
async function companyOf(db: Transaction, { of, id }: Changed): Promise<readonly number[]> {
  const table = ownTables[of]
  if (!table) return []
  const rows = await db.execute<{ id: number }>(sql`
    select partner_company_id as id from ${table} where id = ${id}::bigint
    union select partner_company_id from deleted_entries where list = ${of} and entry_id = ${id}::bigint`)
  return rows.map((row) => Number(row.id))
}

/** The courses of one approved partner company (OP-47). Its page names their topics, and each topic's directory names it. */
export const provider: Collection = {
  family: 'provider',
  table: partnerCompanies,
  in_courses: { between: 'course_providers', column: 'partner_company_id' },
  columns: { slug: 'slug', title: 'name', text: 'about_us', picture: 'logo' },
  listed_on: [listTags.providers],
  touched_by: companyOf,
}
