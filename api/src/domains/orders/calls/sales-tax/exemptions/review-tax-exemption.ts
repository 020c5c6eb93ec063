import { eq } from 'drizzle-orm'
import { review_tax_exemption } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { taxExemptions } from '../../../tables.ts'
import { fail, failFields } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { exemptionWire } from './exemption-wire.ts'

/**
 * Staff other than the buyer approve a certificate until a given day; an approved one may get another day, or end. Orders keep the certificate they
 * were placed with.
 */
export const reviewTaxExemption = verb(
  review_tax_exemption,
  async ({ db, actor, now, note, emit, portal }, { params, body }) => {
    const [row] = await db.select().from(taxExemptions).where(eq(taxExemptions.id, params.id)).for('update')
    if (!row) return fail('general.not_found')
    if (row.user_id === actor.id) fail('sales_tax.own_exemption')
    if (row.status === 'declined') fail('sales_tax.declined_before')
    const { approved, expires_on } = body
    const today = formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })
    if (approved && expires_on !== null && expires_on < today)
      failFields({ expires_on: ['Please enter today or a later date.'] })
    const decided = approved
      ? { status: 'approved' as const, expires_on, reason: '' }
      : { status: 'declined' as const, reason: body.reason }
    const [reviewed] = await db
      .update(taxExemptions)
      .set({ ...decided, reviewed_by: actor.id, reviewed_at: now() })
      .where(eq(taxExemptions.id, params.id))
      .returning()
    if (!reviewed) return fail('general.not_found')
    note(`tax-exemption:${params.id}`, body)
    await emit('tax_exemption.reviewed', { tax_exemption_id: params.id })
    return exemptionWire(reviewed)
  },
)
