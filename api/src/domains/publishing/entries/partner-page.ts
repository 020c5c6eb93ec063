import { sql } from 'drizzle-orm'
import { approvalStatus } from '@portico/shared/states/partners/approval.ts'
import { publishedEntry } from '../../../db/visible.ts'
import type { EntryPages } from './entry-pages.ts'

/** Partners' external pages visible to visitors: approved, and the company is published (OP-47, OP-107). */
export const partnerPage: EntryPages = {
  shown: sql`select g.id, g.slug, null::timestamptz as updated_at from partner_pages g join partner_companies p on p.id = g.partner_company_id
    where g.status = ${sql.raw(String(approvalStatus.approved))} and ${publishedEntry('p')}`,
  listed_on: [],
  totals_shown_on: [],
  async touched_by(db, { of, id }) {
    if (of !== 'partners') return []
    const rows = await db.execute<{ id: number }>(
      sql`select id from partner_pages where partner_company_id = ${id}::bigint and status = ${sql.raw(String(approvalStatus.approved))}`,
    )
    return rows.map((row) => Number(row.id))
  },
}
