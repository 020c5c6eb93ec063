import { download_invoice } from '@portico/shared/contract/orders/invoice.ts'
import { enforceRateLimit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { readInvoice } from '../../../read-invoice.ts'
import { receiptPdf } from '../../../receipts/receipt-pdf.ts'
import { receiptPerUser } from '../limits.ts'
import { attachment } from '../../../../../kernel/attachment.ts'

/** Returns the invoice as a PDF, generated each time because it lists refunds. */
export const downloadInvoice = verb(download_invoice, async ({ inPortal, actor, portal, services }, { params }) => {
  await enforceRateLimit(services.platform, receiptPerUser(actor.id))
  const read = await inPortal(({ db }) => readInvoice(db, { order_id: params.order_id, portal }))
  const from = { portal_id: portal.id, by: actor.id }
  const pdf = await receiptPdf({ ...read, time_zone: portal.time_zone, storage: services.storage, from })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(
        `${read.receipt.invoice_number ?? `${read.as.toLowerCase().replaceAll(' ', '-')}-${params.order_id}`}.pdf`,
      ),
      'cache-control': 'private, no-store',
    },
  })
})
