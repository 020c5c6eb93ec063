import { download_receipt } from '@portico/shared/contract/orders/receipt.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownPdf } from './own-pdf.ts'

export const downloadReceipt = verb(download_receipt, (ctx, { params }) =>
  ownPdf(ctx, { order_id: params.order_id, as: 'Receipt' }),
)
