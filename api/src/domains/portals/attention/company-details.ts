import { companyGaps } from '@portico/shared/rules/learning/dashboard/company-gaps.ts'
import type { Transaction } from '../../../db/client.ts'
import { companies } from '../tables.ts'
import type { AttentionContext, AttentionResult } from '../../learning/door.ts'

/** Reports company details that receipts and error pages would name but that are missing. */
export async function readCompanyGaps(db: Transaction, { sells }: AttentionContext): Promise<AttentionResult> {
  const [company] = await db.select().from(companies)
  if (!company) return { count: 0, entries: [] }
  const gaps = companyGaps(company, { sells })
  return {
    count: gaps.length,
    entries: gaps.length > 0 ? [{ id: company.id, title: company.name ?? '', slug: null, notes: gaps }] : [],
  }
}
