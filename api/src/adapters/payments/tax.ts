import type { PostalAddress } from '@portico/shared/rules/orders/receipts/postal-address-text.ts'
import type { PaymentSubject } from './payments.ts'

// Sales tax from the payment provider's tax service, in our own types. All money is integer cents.

export type TaxItem = {
  /** our reference for it within the calculation */
  reference: string
  /** the price paid, after any discount; above zero */
  amount: number
  tax_code: string
}
export type NewTaxCalculation = {
  currency: string
  address: PostalAddress
  /** the buyer is tax-exempt; the sale is recorded anyway */
  is_exempt: boolean
  items: readonly TaxItem[]
}
export type TaxCalculation = {
  id: string
  /** by item reference */
  taxes: ReadonlyMap<string, number>
  expires_at: Date
}
type NewTaxSale = { about: PaymentSubject; calculation_id: string }
type NewTaxReversal = {
  about: PaymentSubject
  line_id: number
  /** the recorded sale, and the item of it that is refunded */
  sale_id: string
  item: string
  /** excluding tax */
  amount: number
  tax: number
}

/** Every call waits for the provider and throws if the provider does not answer. */
export type TaxService = {
  /** 'unknown_address': the provider does not recognize the postal address. A calculation alone records nothing. */
  calculate: (calculation: NewTaxCalculation) => Promise<TaxCalculation | 'unknown_address'>
  /** Records a sale for the seller's tax reports, once per order; null if the calculation has expired or is rejected for good. */
  recordSale: (sale: NewTaxSale) => Promise<{ id: string } | null>
  /** Records the refund of a line, once per line; null if it is rejected for good. */
  recordReversal: (reversal: NewTaxReversal) => Promise<{ id: string } | null>
}
