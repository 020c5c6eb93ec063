import { gt } from 'drizzle-orm'
import type { Payments } from '../../../../adapters/payments/payments.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { orders } from '../../tables.ts'
import { cacheById } from '../../../../kernel/cache-by-id.ts'
import type { Services } from '../../../../kernel/services.ts'
import { accountNameOfOrder } from '../../account-of-order.ts'

type AccountServices = Pick<Services, 'app' | 'payments'>
const mostPortals = 1_000
const cache_ms = 10_000
const caches = new WeakMap<Payments, (portal_id: number) => Promise<boolean>>()

async function readAccountMissing({ app, payments }: AccountServices, portal_id: number): Promise<boolean> {
  const names = await inPortal(app.db, portal_id, (db) =>
    db.selectDistinct({ payment_account: orders.payment_account }).from(orders).where(gt(orders.total, 0)),
  )
  return names.some((order) => payments.accountNamed(accountNameOfOrder(order)) === null)
}

/**
 * Whether a portal has orders of a payment account that is not configured. Cached for up to ten seconds, because every POST checks it and must not
 * read the orders each time.
 */
export function isAccountMissing({ app, payments }: AccountServices, portal_id: number): Promise<boolean> {
  const known = caches.get(payments)
  if (known) return known(portal_id)
  const answers = cacheById({ max: mostPortals, ttl_ms: cache_ms }, (id) => readAccountMissing({ app, payments }, id))
  caches.set(payments, answers)
  return answers(portal_id)
}
