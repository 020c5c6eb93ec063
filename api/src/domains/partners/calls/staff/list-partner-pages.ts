import { and, eq, ne, type SQL } from 'drizzle-orm'
import { list_partner_pages } from '@portico/shared/contract/partners/partners.ts'
import { approvalStatus } from '@portico/shared/states/partners/approval.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import { byId } from '../../../../db/by-id.ts'
import { partnerCompanies, partnerPages } from '../../tables.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Only the provider itself sees its drafts. */
const matching = ({
  status,
  partner_company_id: company,
}: {
  status?: number | undefined
  partner_company_id?: number | undefined
}): SQL | undefined =>
  and(
    ne(partnerPages.status, approvalStatus.draft),
    status === undefined ? undefined : eq(partnerPages.status, status as typeof approvalStatus.pending),
    company === undefined ? undefined : eq(partnerPages.partner_company_id, company),
  )

export const listPartnerPages = verb(list_partner_pages, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(partnerPages.id, place)
  const rows = await db
    .select({ page: partnerPages, name: partnerCompanies.name, company_status: partnerCompanies.status })
    .from(partnerPages)
    .innerJoin(partnerCompanies, eq(partnerCompanies.id, partnerPages.partner_company_id))
    .where(and(matching(query), beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const { data, meta } = page(
    rows.map(({ page: row, name, company_status }) => ({
      ...row,
      provider: { id: row.partner_company_id, name, is_published: company_status === contentStatus.published },
    })),
    { place, size: query.per_page },
  )
  const all = db.select({ id: partnerPages.id }).from(partnerPages).where(matching(query))
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
