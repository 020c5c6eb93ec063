import { eq } from 'drizzle-orm'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { approvalStatus } from '@portico/shared/states/partners/approval.ts'
import { partnerPages } from '../tables.ts'
import { idsOf, membersWith } from '../../identity/door.ts'
import { notifyAll } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Notifies everyone who may approve the page, as long as it is pending. */
export const task = reaction<'partner_page.sent'>(({ inPortal }, { partner_page_id }) =>
  inPortal(async (scope) => {
    const [page] = await scope.db.select().from(partnerPages).where(eq(partnerPages.id, partner_page_id))
    if (page?.status !== approvalStatus.pending) return
    await notifyAll(scope, idsOf(await membersWith(scope.db, 'partners.edit')), {
      type: 'partner_page_sent',
      properties: { title: page.title, original_id: page.id },
      path: linkToStaff('partnerReviews'),
      cause: `partner-page:${page.id}:${page.sent_at?.getTime() ?? 0}`,
    })
  }),
)
