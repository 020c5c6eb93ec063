import type { PostalAddress } from '@portico/shared/rules/receipts/address-text.ts'
import type { PaymentSubject } from './payments.ts'

// Sales tax as the payment provider's tax service knows it, in our own types. All money is integer cents.

export type TaxItem = {
  /** our name for it within the calculation */
  reference: string
  /** what is paid for it, above zero, after any discount */
  amount: number
  tax_code: string
}
export type NewTaxCalculation = {
  currency: string
  address: PostalAddress
  /** the buyer pays none, which is recorded all the same */
  is_exempt: boolean
  items: readonly TaxItem[]
}
export type TaxCalculation = {
  id: string
  /** by the reference of each item */
  taxes: ReadonlyMap<string, number>
  expires_at: Date
}
type NewTaxSale = { about: PaymentSubject; calculation_id: string }
type NewTaxReversal = {
  about: PaymentSubject
  line_id: number
  /** the sale, and the item of it that goes back */
  sale_id: string
  item: string
  /** without the tax */
  amount: number
  tax: number
}

/** Every call waits for the provider and throws its error when it does not answer. */
export type TaxService = {
  /** 'unknown_address': it knows no such place. Nothing is kept by calculating. */
  calculate: (calculation: NewTaxCalculation) => Promise<TaxCalculation | 'unknown_address'>
  /** Records a sale for the seller's tax reports, once for each order; null: the calculation has expired or is refused for good. */
  recordSale: (sale: NewTaxSale) => Promise<{ id: string } | null>
  /** Records that a line went back, once for each line; null: it is refused for good. */
  recordReversal: (reversal: NewTaxReversal) => Promise<{ id: string } | null>
}
