import type { Transaction } from '../../api/src/db/client.ts'
import { courseShares } from '../../api/src/domains/shares/tables.ts'
import { coupons, orders, creditTerms, purchaseOrders, taxExemptions } from '../../api/src/domains/orders/tables.ts'
import { seedRenewal } from './seed-renewal.ts'

export type SellingKeys = Awaited<ReturnType<typeof seedSelling>>
export const absentSelling: SellingKeys = {
  coupon_id: 900_140,
  share_id: 900_142,
  exemption_id: 900_141,
  exemption_file: '9'.repeat(32),
  renewal_slug: 'no-such-renewal',
  purchase_id: 900_142,
  canceled_purchase_id: 900_144,
  purchase_file: '8'.repeat(32),
  credit_terms_id: 900_143,
}

/** Seeds a coupon, a tax exemption certificate and a board's requirement in a portal. */
export async function seedSelling(tx: Transaction, { mark, user_id }: { mark: string; user_id: number }) {
  const [coupon] = await tx
    .insert(coupons)
    .values({ code: `CODE-${mark}`.toUpperCase(), title: `Sale of ${mark}`, percent: 10, kinds: ['course'] })
    .returning({ id: coupons.id })
  const exemption_file = String(user_id).padStart(32, 'd')
  const [exemption] = await tx
    .insert(taxExemptions)
    .values({
      user_id,
      organization: `School of ${mark}`,
      number: 'TX-1',
      states: ['TX'],
      key: exemption_file,
      file_key: `tax-certificates/24/${exemption_file}.pdf`,
      name: 'certificate.pdf',
      content_type: 'application/pdf',
    })
    .returning({ id: taxExemptions.id })
  const [share] = await tx
    .insert(courseShares)
    .values({
      side: 'received',
      other_portal_id: 1,
      other_portal_name: 'Elsewhere',
      owner_course_id: user_id,
      title: `Shared with ${mark}`,
      owner_percent: 50,
      min_price: 1000,
    })
    .returning({ id: courseShares.id })
  if (!coupon || !exemption || !share) throw new Error('nothing was made')
  const purchases = await seedPurchases(tx, { mark, user_id })
  const renewal_slug = await seedRenewal(tx, `renewal-of-${mark}`)
  return {
    coupon_id: coupon.id,
    share_id: share.id,
    exemption_id: exemption.id,
    exemption_file,
    renewal_slug,
    ...purchases,
  }
}

/** Seeds an organization's two unpaid orders, one with its document, and someone else's credit terms. */
async function seedPurchases(tx: Transaction, { mark, user_id }: { mark: string; user_id: number }) {
  const purchase_file = String(user_id).padStart(32, 'e')
  const file = { key: purchase_file, file_key: `purchase-orders/24/${purchase_file}.pdf`, name: 'po.pdf' }
  const said = {
    organization: `Clinic of ${mark}`,
    number: 'PO-1',
    contact_name: 'Pat',
    contact_email: 'ap@example.com',
  }
  const ids: number[] = []
  for (const document of [{ ...file, content_type: 'application/pdf' }, {}]) {
    const [order] = await tx
      .insert(orders)
      .values({
        user_id,
        type: 'course',
        total: 4900,
        is_purchase_order: true,
        idempotency_key: `purchase-${mark}-${ids.length}`,
        request_hash: 'seeded',
        success_path: '/orders',
        cancel_path: '/cart',
      })
      .returning({ id: orders.id })
    if (!order) throw new Error('no order was made')
    await tx.insert(purchaseOrders).values({ ...said, ...document, order_id: order.id })
    ids.push(order.id)
  }
  const [terms] = await tx
    .insert(creditTerms)
    .values({ organization: said.organization, credit_limit: 10_000, net_days: 30, approved_by: user_id })
    .returning({ id: creditTerms.id })
  const [purchase_id, canceled_purchase_id] = ids
  if (!terms || !purchase_id || !canceled_purchase_id) throw new Error('nothing was made')
  return { purchase_id, canceled_purchase_id, purchase_file, credit_terms_id: terms.id }
}
