import { lt } from 'drizzle-orm'
import { inPortal } from '../../../../../db/in-portal.ts'
import { taxCalculations } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import type { Services } from '../../../../../kernel/services.ts'
import type { TaxQuestion } from './tax-source.ts'

/** Tax rates may change, so no calculation is used longer than this, however long the tax service keeps it. */
const cache_ms = 6 * 60 * 60 * 1000

type TaxQuery = { portal_id: number; question: TaxQuestion }

/**
 * Queries the tax service outside any transaction and stores the answer: the same cart is queried once, and an order is charged by the calculation
 * that its buyer saw.
 */
export async function queryTax(
  { payments, app, log, now }: Pick<Services, 'payments' | 'app' | 'log' | 'now'>,
  { portal_id, question: { hash, account: name, address, is_exempt, items } }: TaxQuery,
): Promise<void> {
  const account = payments.accountNamed(name)
  if (!account) return fail('orders.tax_unavailable')
  const made = await account.tax.calculate({ currency: 'usd', address, is_exempt, items }).catch((error: unknown) => {
    log.error({ err: error, portal: portal_id }, 'the tax service did not calculate')
    return fail('orders.tax_unavailable')
  })
  if (made === 'unknown_address') return fail('orders.address_unknown')
  const { id: provider_id, taxes: byItem } = made
  const taxes = items.map(({ reference }) => byItem.get(reference))
  if (taxes.includes(undefined)) {
    log.error({ portal: portal_id, calculation: provider_id }, 'the tax service left out an item')
    return fail('orders.tax_unavailable')
  }
  const expires_at = new Date(Math.min(made.expires_at.getTime(), now().getTime() + cache_ms))
  const kept = { provider_id, taxes: taxes.map((tax) => tax ?? 0), expires_at }
  await inPortal(app.db, portal_id, async (db) => {
    await db.delete(taxCalculations).where(lt(taxCalculations.expires_at, now()))
    await db
      .insert(taxCalculations)
      .values({ hash, ...kept })
      .onConflictDoUpdate({ target: [taxCalculations.portal_id, taxCalculations.hash], set: kept })
  })
}
