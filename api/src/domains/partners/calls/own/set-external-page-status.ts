import { eq } from 'drizzle-orm'
import { set_external_page_status } from '@portico/shared/contract/partners/own.ts'
import { approvalStatus, mayStepApproval } from '@portico/shared/states/partners/approval.ts'
import { partnerPages } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/**
 * A submitted page waits for staff, who are notified; a withdrawn page is no longer public (PRT-010). A reason stays until the page is submitted
 * again.
 */
export const setExternalPageStatus = verb(
  set_external_page_status,
  async (ctx, { params: { id }, body: { status } }) => {
    const { db, note, emit, now } = ctx
    const [page] = await db.select().from(partnerPages).where(eq(partnerPages.id, id)).for('update')
    if (!page) return fail('general.not_found')
    if (!mayStepApproval({ by: 'partner', from: page.status, to: status })) return fail('partners.status_not_open')
    const isSent = status === approvalStatus.pending
    await db
      .update(partnerPages)
      .set({ status, ...(isSent ? { sent_at: now(), reason: '' } : {}) })
      .where(eq(partnerPages.id, id))
    note(`partner-pages:${id}`, { status: { from: page.status, to: status } })
    if (isSent) await emit('partner_page.sent', { partner_page_id: id })
    if (page.status === approvalStatus.approved) await emit('list.changed', { list: 'partner-pages', id })
    return { id, status }
  },
)
