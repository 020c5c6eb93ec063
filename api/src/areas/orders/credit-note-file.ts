import type { Receipt } from '@portico/shared/contract/orders-receipt.ts'
import type { Services } from '../../kernel/services.ts'
import type { Portal } from '../../portal/portal.ts'
import { receiptPdf } from '../../receipts/receipt-pdf.ts'

type CreditNote = { receipt: Receipt; number: string; logo: string | null; portal: Portal; services: Services }

/** A credit note as a PDF to download. */
export async function creditNoteFile({ receipt, number, logo, portal, services }: CreditNote): Promise<Response> {
  const { time_zone } = portal
  const pdf = await receiptPdf({ receipt, as: 'Credit note', number, logo, time_zone, storage: services.storage })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
