import { and, asc, eq } from 'drizzle-orm'
import type { PartnerMember } from '@portico/shared/contract/partners/partners.ts'
import type { Transaction } from '../../../../db/client.ts'
import { partnerCompanies, partnerMembers } from '../../tables.ts'
import { users } from '../../../identity/tables.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Fails for a provider that the portal does not have; with `lock`, changes of its members run one at a time. */
export async function requireCompany(db: Transaction, id: number, { lock = false } = {}): Promise<void> {
  const asked = db.select({ id: partnerCompanies.id }).from(partnerCompanies).where(eq(partnerCompanies.id, id))
  const [row] = await (lock ? asked.for('update') : asked)
  if (!row) fail('general.not_found')
}

/** Returns the people who work for a provider, or only the given one. */
export async function membersOf(db: Transaction, company_id: number, user_id?: number): Promise<PartnerMember[]> {
  const rows = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      since: partnerMembers.created_at,
    })
    .from(partnerMembers)
    .innerJoin(users, eq(users.id, partnerMembers.user_id))
    .where(
      and(
        eq(partnerMembers.partner_company_id, company_id),
        user_id === undefined ? undefined : eq(partnerMembers.user_id, user_id),
      ),
    )
    .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id))
  return rows.map(({ first_name, last_name, since, ...row }) => ({
    ...row,
    name: `${first_name} ${last_name}`.trim(),
    since: since.toISOString(),
  }))
}
