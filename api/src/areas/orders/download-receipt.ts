import { download_receipt } from '@portico/shared/contract/orders-receipt.ts'
import { portalSettings } from '../../db/tables/portals.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { receiptPdf } from '../../receipts/receipt-pdf.ts'
import { receiptPerUser } from './limits.ts'
import { readReceipt } from './read-receipt.ts'

/** The receipt as a PDF, made anew each time: a refund changes it. */
export const downloadReceipt = verb(download_receipt, async ({ inPortal, actor, portal, services }, { params }) => {
  await takeRate(services.platform, receiptPerUser(actor.id))
  const { receipt, logo } = await inPortal(async ({ db }) => {
    const [setting] = await db.select({ logo: portalSettings.logo }).from(portalSettings)
    const read = await readReceipt(db, { order_id: params.order_id, buyer: actor, portal })
    return { receipt: read, logo: setting?.logo ?? null }
  })
  const pdf = await receiptPdf({ receipt, logo, time_zone: portal.time_zone, storage: services.storage })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${receipt.order_id}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
})
