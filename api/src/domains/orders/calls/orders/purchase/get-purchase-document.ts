import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { get_purchase_document } from '@portico/shared/contract/orders/purchase.ts'
import { orders, purchaseOrders } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { sendSubmittedFile } from '../../../../../serving/send-submitted-file.ts'

/** Anyone other than the buyer and authorized staff gets 404. */
export const getPurchaseDocument = verb(get_purchase_document, async ({ db, actor, services, request }, { params }) => {
  const [found] = await db
    .select({ file: purchaseOrders, user_id: orders.user_id })
    .from(purchaseOrders)
    .innerJoin(orders, eq(orders.id, purchaseOrders.order_id))
    .where(eq(purchaseOrders.key, params.key))
  if (!found) return fail('general.not_found')
  if (found.user_id !== actor.id && !may({ roles: [actor.role], action: 'orders.read' })) fail('general.not_found')
  const { name, content_type, key, file_key } = found.file
  if (name === null || content_type === null || key === null || file_key === null) return fail('general.not_found')
  return sendSubmittedFile({ storage: services.storage, file: { name, content_type, key, file_key }, request })
})
