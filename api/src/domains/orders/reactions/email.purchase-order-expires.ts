import { reservedUntil } from '@portico/shared/rules/orders/reserved-until.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { openPurchase, purchasePdf } from '../open-purchase-letter.ts'

/** Sent to the buyer, unless the order was paid or canceled meanwhile. */
export const task = reaction<'purchase_order.expires'>(async (context, { order_id }) => {
  const open = await openPurchase(context, order_id)
  if (!open) return
  const { purchase, buyer, invoice } = open
  const values = {
    order_id,
    first_name: buyer.first_name,
    po_number: purchase.number,
    organization: purchase.organization,
    total: invoice.receipt.total,
    until: formatDate({ at: reservedUntil(purchase), time_zone: context.portal.time_zone, style: 'iso' }),
    instructions: invoice.due?.instructions ?? null,
  }
  const attachments = [await purchasePdf(context, invoice)]
  await sendMail(context, await brandOf(context), mails.purchase_order_expires, {
    to: buyer.email,
    values,
    attachments,
  })
})
