import { companyGaps } from '@portico/shared/rules/learning/dashboard/company-gaps.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { companies } from '../../../../portals/tables.ts'
import type { Found, Where } from '../attention-readers.ts'

/** Reports company details that receipts and error pages would name but that are missing. */
export async function readCompanyGaps(db: Transaction, { sells }: Where): Promise<Found> {
  const [company] = await db.select().from(companies)
  if (!company) return { count: 0, entries: [] }
  const gaps = companyGaps(company, { sells })
  return {
    count: gaps.length,
    entries: gaps.length > 0 ? [{ id: company.id, title: company.name ?? '', slug: null, notes: gaps }] : [],
  }
}
