import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { openPurchase, purchasePdf } from '../open-purchase-letter.ts'

/** Sent only to the buyer, whose email is the only verified one. Staff send the invoice on to the billing contact. */
export const task = reaction<'purchase_order.placed'>(async (context, { order_id }) => {
  const open = await openPurchase(context, order_id)
  if (!open) return
  const { purchase, buyer, invoice } = open
  await sendMail(context, await brandOf(context), mails.purchase_order_placed, {
    to: buyer.email,
    values: {
      order_id,
      first_name: buyer.first_name,
      po_number: purchase.number,
      organization: purchase.organization,
      total: invoice.receipt.total,
      due_on: purchase.due_on,
      instructions: invoice.due?.instructions ?? null,
    },
    attachments: [await purchasePdf(context, invoice)],
  })
})
