import { update_sales_tax } from '@portico/shared/contract/orders/sales-tax.ts'
import { salesTaxes, taxRates } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale, versioned } from '../../../../kernel/versioned.ts'
import { readSalesTax } from './read-sales-tax.ts'

const subject = 'sales_tax'

/** Inserts and locks the row first, so that the second of two parallel saves sees the first. */
export const updateSalesTax = verb(
  update_sales_tax,
  async ({ db, note, now, portal, services }, { body: { version, mode, tax_code, rates } }) => {
    await db.insert(salesTaxes).values({ updated_at: now() }).onConflictDoNothing()
    await db.select().from(salesTaxes).for('update')
    await rejectStale(db, { entry: await readSalesTax(db), version, subject })
    // Stripe Tax belongs to the account that receives the payments.
    if (mode === 'stripe' && services.payments.accountNameOf(portal.id) === null) fail('payments.not_configured')
    await db.update(salesTaxes).set({ mode, tax_code, updated_at: now() })
    await db.delete(taxRates)
    if (rates.length > 0) await db.insert(taxRates).values(rates)
    note(subject, { mode, tax_code, rates })
    return versioned(await readSalesTax(db))
  },
)
