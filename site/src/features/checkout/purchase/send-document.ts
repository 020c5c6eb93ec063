import { add_purchase_document, type PurchaseOrder } from '@portico/shared/contract/orders/purchase.ts'
import { callWithFile } from '../../../kernel/call-with-file.ts'

/** Uploads the document of the user's purchase order. */
export const sendDocument = ({ order_id, file }: { order_id: number; file: File }): Promise<PurchaseOrder> =>
  callWithFile(add_purchase_document, { params: { order_id }, query: { file_name: file.name }, file })
