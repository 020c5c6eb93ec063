import { order_by_purchase_order } from '../../../shared/src/contract/orders/purchase.ts'
import type { Client } from '../../support/client.ts'
import { checkoutBody } from './shop.ts'

/** Purchase order details used in tests. */
const purchaseDetails = { organization: 'City', number: 'PO-1', contact_name: 'Pat', contact_email: 'ap@city.example' }

export async function placePurchase(buyer: Client, line: { id: number; quantity: number }): Promise<number> {
  const { cancel_url: _, ...body } = await checkoutBody(buyer, [line])
  return (await buyer.call(order_by_purchase_order, { body: { ...body, ...purchaseDetails } })).order_id
}
