import { desc, eq } from 'drizzle-orm'
import { list_tax_exemptions } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { taxExemptions } from '../../../tables.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { exemptionWire } from './exemption-wire.ts'

export const listTaxExemptions = verb(list_tax_exemptions, async ({ db, actor }) => {
  const rows = await db
    .select()
    .from(taxExemptions)
    .where(eq(taxExemptions.user_id, actor.id))
    .orderBy(desc(taxExemptions.id))
    .limit(100)
  return rows.map(exemptionWire)
})
