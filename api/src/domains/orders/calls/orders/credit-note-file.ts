import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import type { Actor } from '../../../../kernel/context.ts'
import type { Services } from '../../../../kernel/services.ts'
import type { Portal } from '../../../../portal/portal.ts'
import { receiptPdf } from '../../receipts/receipt-pdf.ts'
import { attachment } from '../../../../kernel/attachment.ts'

type CreditNote = {
  receipt: Receipt
  number: string
  logo: string | null
  portal: Portal
  services: Services
  actor: Actor
}

/** Returns a credit note as a PDF download. */
export async function creditNoteFile({
  receipt,
  number,
  logo,
  portal,
  services,
  actor,
}: CreditNote): Promise<Response> {
  const pdf = await receiptPdf({
    receipt,
    as: 'Credit note',
    number,
    logo,
    time_zone: portal.time_zone,
    storage: services.storage,
    from: { portal_id: portal.id, by: actor.id },
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`${number}.pdf`),
      'cache-control': 'private, no-store',
    },
  })
}
