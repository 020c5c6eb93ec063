import { download_own_invoice } from '@portico/shared/contract/orders/receipt.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownPdf } from './own-pdf.ts'

export const downloadOwnInvoice = verb(download_own_invoice, (ctx, { params }) =>
  ownPdf(ctx, { order_id: params.order_id, as: 'Invoice' }),
)
