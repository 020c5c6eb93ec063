import { eq } from 'drizzle-orm'
import { approvalStatus } from '@portico/shared/states/partners/approval.ts'
import type { Scope } from '../../kernel/context.ts'
import { partnerPages } from './tables.ts'

/** Sends a changed page of a provider for approval; it is not public meanwhile. */
export async function sendForApproval({ db, emit }: Pick<Scope, 'db' | 'emit'>, id: number, now: Date): Promise<void> {
  await db
    .update(partnerPages)
    .set({ status: approvalStatus.pending, sent_at: now, reason: '' })
    .where(eq(partnerPages.id, id))
  await emit('partner_page.sent', { partner_page_id: id })
}
