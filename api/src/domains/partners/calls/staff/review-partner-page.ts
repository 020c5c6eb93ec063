import { eq } from 'drizzle-orm'
import { review_partner_page } from '@portico/shared/contract/partners/partners.ts'
import { approvalStatus, mayStepApproval } from '@portico/shared/states/partners/approval.ts'
import { partnerPages } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** A page sent again meanwhile was not reviewed in this version, so it must be decided again (BLD-005). */
export const reviewPartnerPage = verb(review_partner_page, async (ctx, { params: { id }, body }) => {
  const { db, note, emit, now } = ctx
  const { status, reason, sent_at } = body
  const [page] = await db.select().from(partnerPages).where(eq(partnerPages.id, id)).for('update')
  if (!page || page.status === approvalStatus.draft) return fail('general.not_found')
  const isRead = page.sent_at?.toISOString() === new Date(sent_at).toISOString()
  if (!isRead || !mayStepApproval({ by: 'staff', from: page.status, to: status }))
    return fail('partners.status_not_open')
  await db
    .update(partnerPages)
    .set({ status, reason: status === approvalStatus.approved ? '' : reason, decided_at: now() })
    .where(eq(partnerPages.id, id))
  note(`partner-pages:${id}`, { status: { from: page.status, to: status }, reason })
  await emit('partner_page.reviewed', { partner_page_id: id })
  await emit('list.changed', { list: 'partner-pages', id })
  return { id, status }
})
