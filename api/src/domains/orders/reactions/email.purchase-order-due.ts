import { eq } from 'drizzle-orm'
import { orderEvents } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { openPurchase, purchasePdf } from '../open-purchase-letter.ts'

/** Sent to the billing contact or the buyer, one job each, unless the order was paid or canceled meanwhile. */
export const task = reaction<'purchase_order.due'>(async (context, { step_id, to }) => {
  const [step] = await context.inPortal(({ db }) => db.select().from(orderEvents).where(eq(orderEvents.id, step_id)))
  if (!step) return
  const { order_id } = step
  const open = await openPurchase(context, order_id)
  if (!open || open.purchase.due_on === null) return
  const { purchase, buyer, invoice } = open
  // Send only one mail if both are the same person.
  if (to === 'buyer' && purchase.contact_email === buyer.email) return
  const values = {
    order_id,
    number: invoice.receipt.invoice_number ?? String(order_id),
    po_number: purchase.number,
    organization: purchase.organization,
    total: invoice.receipt.total,
    due_on: open.purchase.due_on,
    is_overdue: step.details.is_overdue === 'yes',
    instructions: invoice.due?.instructions ?? null,
  }
  const attachments = [await purchasePdf(context, invoice)]
  const address = to === 'buyer' ? buyer.email : purchase.contact_email
  await sendMail(context, await brandOf(context), mails.purchase_order_due, { to: address, values, attachments })
})
