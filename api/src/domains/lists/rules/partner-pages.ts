import { eq } from 'drizzle-orm'
import { mayAddPage } from '@portico/shared/rules/partners/pages-of-tier.ts'
import type { PartnerTier } from '@portico/shared/states/subscriptions/plan.ts'
import { approvalStatus } from '@portico/shared/states/partners/approval.ts'
import type { Transaction } from '../../../db/client.ts'
import { sendForApproval } from '../../partners/door.ts'
import { partnerCompanies, partnerPages } from '../../partners/tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { ListRules } from '../list-rules.ts'

/** The tier limits how many pages a provider may have; any change to an approved page waits for approval and is not public meanwhile. */
export const partnerPageRules: ListRules = {
  async creating({ db, actor }) {
    const company_id = actor.partner_company_id ?? 0
    const tier = await lockTier(db, company_id)
    if (!mayAddPage({ tier, pages: await pagesOf(db, company_id) })) fail('access.affiliate_subscription')
  },
  // Otherwise a provider could delete pages, create others, and undo the deletion to exceed the limit.
  async restored(db, id) {
    const [page] = await db.select().from(partnerPages).where(eq(partnerPages.id, id))
    const company_id = page?.partner_company_id ?? 0
    const tier = await lockTier(db, company_id)
    if (!mayAddPage({ tier, pages: (await pagesOf(db, company_id)) - 1 })) fail('access.affiliate_subscription')
  },
  async updated({ now, ...scope }, { before, values }) {
    const isAnother = Object.entries(values).some(([name, value]) => value !== undefined && value !== before[name])
    if (!isAnother || before.status === approvalStatus.draft || before.status === approvalStatus.not_approved) return
    await sendForApproval(scope, before.id, now())
  },
}

/** Locks the company so that two parallel requests cannot exceed the limit. */
async function lockTier(db: Transaction, company_id: number): Promise<PartnerTier> {
  const [company] = await db
    .select({ tier: partnerCompanies.tier })
    .from(partnerCompanies)
    .where(eq(partnerCompanies.id, company_id))
    .for('update')
  return company?.tier ?? fail('general.not_found')
}

const pagesOf = (db: Transaction, company_id: number): Promise<number> =>
  db.$count(partnerPages, eq(partnerPages.partner_company_id, company_id))
