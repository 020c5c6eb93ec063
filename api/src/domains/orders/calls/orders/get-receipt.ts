import { get_receipt } from '@portico/shared/contract/orders/receipt.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readReceipt } from '../../read-receipt.ts'

export const getReceipt = verb(get_receipt, ({ db, actor, portal }, { params }) =>
  readReceipt(db, { order_id: params.order_id, buyer: actor, portal }),
)
