import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { taxExemptions } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

export const task = reaction<'tax_exemption.reviewed'>(({ inPortal }, { tax_exemption_id }) =>
  inPortal(async (scope) => {
    const [row] = await scope.db.select().from(taxExemptions).where(eq(taxExemptions.id, tax_exemption_id))
    if (!row) return
    await notify(scope, {
      user_id: row.user_id,
      type: row.status === 'approved' ? 'tax_exemption_approved' : 'tax_exemption_declined',
      properties: { title: row.organization, original_id: row.id },
      path: linkTo('taxExemption'),
      cause: `tax-exemption:${row.id}:${row.reviewed_at?.getTime() ?? 0}`,
    })
  }),
)
