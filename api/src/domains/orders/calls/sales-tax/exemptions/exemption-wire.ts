import type { TaxExemption } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import type { taxExemptions } from '../../../tables.ts'

export const exemptionWire = ({
  created_at,
  reviewed_at,
  ...row
}: typeof taxExemptions.$inferSelect): TaxExemption => ({
  ...row,
  created_at: created_at.toISOString(),
  reviewed_at: reviewed_at?.toISOString() ?? null,
})
