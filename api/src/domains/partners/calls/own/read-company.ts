import { eq, sql } from 'drizzle-orm'
import { contentStatus } from '@portico/shared/states/content.ts'
import type { Transaction } from '../../../../db/client.ts'
import { partnerCompanies } from '../../tables.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { versioned } from '../../../../kernel/versioned.ts'

/** Fields that change without the form, so they do not make an editor's version outdated. */
export const unversionedFields = ['credits', 'used', 'tier', 'is_published'] as const

type Credits = { credits: number; used: number }

/** Returns the company the person works for, with its credits (PRT-005). */
export async function companyOf(db: Transaction, actor: Actor, { lock = false } = {}) {
  const asked = db
    .select()
    .from(partnerCompanies)
    .where(eq(partnerCompanies.id, actor.partner_company_id ?? 0))
  const [row] = await (lock ? asked.for('update') : asked)
  if (!row) return fail('partners.no_company')
  const [held] = await db.execute<Credits>(sql`
    select coalesce(sum(a.balance), 0)::int as credits, coalesce(sum((
      select sum(m.amount) from credit_movements m where m.from_account_id = a.id and m.move <> 'taken')), 0)::int as used
    from credit_accounts a where a.kind = 'partner' and a.partner_company_id = ${row.id}::bigint`)
  const { portal_id: _, status, sort_number: __, ...company } = row
  return {
    ...company,
    is_published: status === contentStatus.published,
    credits: held?.credits ?? 0,
    used: held?.used ?? 0,
  }
}

export const versionedCompany = <C extends Awaited<ReturnType<typeof companyOf>>>(company: C) =>
  versioned(company, unversionedFields)
