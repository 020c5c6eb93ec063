import type { Verb } from '../../../../kernel/verb.ts'
import { addTaxExemption } from './exemptions/add-tax-exemption.ts'
import { getTaxCertificate } from './exemptions/get-tax-certificate.ts'
import { listExemptionQueue } from './exemptions/list-exemption-queue.ts'
import { listTaxExemptions } from './exemptions/list-tax-exemptions.ts'
import { reviewTaxExemption } from './exemptions/review-tax-exemption.ts'
import { showSalesTax } from './show-sales-tax.ts'
import { updateSalesTax } from './update-sales-tax.ts'

export const salesTax: readonly Verb[] = [
  showSalesTax,
  updateSalesTax,
  listTaxExemptions,
  addTaxExemption,
  getTaxCertificate,
  listExemptionQueue,
  reviewTaxExemption,
]
