import { portalSettings } from '../../../portals/tables.ts'
import type { AtEnd, Actor, Context } from '../../../../kernel/context.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { receiptPdf } from '../../receipts/receipt-pdf.ts'
import { readInvoice } from '../../read-invoice.ts'
import { readReceipt } from '../../read-receipt.ts'
import { receiptPerUser } from './limits.ts'
import { attachment } from '../../../../kernel/attachment.ts'

type In = Pick<Context & AtEnd, 'inPortal' | 'portal' | 'services'> & { actor: Actor }
type Wanted = { order_id: number; as: 'Receipt' | 'Invoice' }

/** Returns the receipt or invoice of one of the caller's orders as a PDF, generated each time because a refund changes it. */
export async function ownPdf({ inPortal, actor, portal, services }: In, { order_id, as }: Wanted): Promise<Response> {
  await enforceRateLimit(services.platform, receiptPerUser(actor.id))
  const read = await inPortal(async ({ db }) => {
    if (as === 'Invoice') return readInvoice(db, { order_id, portal, of: actor.id })
    const [setting] = await db.select({ logo: portalSettings.logo }).from(portalSettings)
    return { as, receipt: await readReceipt(db, { order_id, buyer: actor, portal }), logo: setting?.logo ?? null }
  })
  const from = { portal_id: portal.id, by: actor.id }
  const pdf = await receiptPdf({ ...read, time_zone: portal.time_zone, storage: services.storage, from })
  const { invoice_number } = read.receipt
  const name =
    as === 'Invoice' && invoice_number ? invoice_number : `${read.as.toLowerCase().replaceAll(' ', '-')}-${order_id}`
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`${name}.pdf`),
      'cache-control': 'private, no-store',
    },
  })
}
