import { eq } from 'drizzle-orm'
import { listPath } from '@portico/shared/pages/list-path.ts'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import { approvalStatus } from '@portico/shared/states/partners/approval.ts'
import { partnerMembers, partnerPages } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Notifies everyone who works for the provider of the staff's decision. */
export const task = reaction<'partner_page.reviewed'>(({ inPortal }, { partner_page_id }) =>
  inPortal(async (scope) => {
    const { db } = scope
    const [page] = await db.select().from(partnerPages).where(eq(partnerPages.id, partner_page_id))
    if (!page?.decided_at) return
    const people = await db
      .select({ user_id: partnerMembers.user_id })
      .from(partnerMembers)
      .where(eq(partnerMembers.partner_company_id, page.partner_company_id))
    for (const { user_id } of people)
      await notify(scope, {
        user_id,
        type: page.status === approvalStatus.not_approved ? 'partner_page_refused' : 'partner_page_approved',
        properties: { title: page.title, original_id: page.id },
        path: listPath(resourceOf('partner-pages'), page.id),
        cause: `partner-page-reviewed:${page.id}:${page.decided_at.getTime()}`,
      })
  }),
)
