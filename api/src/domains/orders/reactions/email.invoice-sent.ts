import { eq } from 'drizzle-orm'
import { orderEvents } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { readInvoice } from '../read-invoice.ts'
import { receiptPdf } from '../receipts/receipt-pdf.ts'

/** Mails the invoice to the recipient and with the message stored in the timeline step. */
export const task = reaction<'invoice.sent'>(async (context, { step_id }) => {
  const { inPortal, portal, services } = context
  const [step] = await inPortal(({ db }) => db.select().from(orderEvents).where(eq(orderEvents.id, step_id)))
  if (!step?.details.to) return
  const { order_id } = step
  const { to, message = '' } = step.details
  const read = await inPortal(({ db }) => readInvoice(db, { order_id, portal }))
  const pdf = await receiptPdf({ ...read, time_zone: portal.time_zone, storage: services.storage, from: null })
  const { invoice_number, total, refunded, billed_to, paid_at } = read.receipt
  const number = invoice_number ?? String(order_id)
  const { due, as } = read
  await sendMail(context, await brandOf(context), mails.invoice, {
    to,
    values: {
      order_id,
      number,
      total,
      refunded,
      paid_at: new Date(paid_at),
      name: billed_to.company ?? billed_to.name,
      message,
      as,
      due,
    },
    attachments: [
      {
        filename: `${invoice_number ?? `${as.toLowerCase().replaceAll(' ', '-')}-${order_id}`}.pdf`,
        content: Buffer.from(pdf),
        contentType: 'application/pdf',
      },
    ],
  })
})
