import type { TaxCode, TaxGap } from '@portico/shared/states/orders/tax.ts'
import type { PostalAddress } from '@portico/shared/rules/orders/receipts/postal-address-text.ts'
import type { UsState } from '@portico/shared/states/us-state.ts'
import type { TaxItem } from '../../../../../adapters/payments/tax.ts'
import type { Transaction } from '../../../../../db/client.ts'

/** A taxable part: its price after any discount, and its tax code. */
export type TaxedPart = { readonly total: number; readonly tax_code: TaxCode | null }
/** The tax of one part, and its item name at the tax service. */
export type PartTax = { readonly tax: number; readonly tax_item: string | null; readonly tax_code: TaxCode | null }

/** The buyer's location, as far as known. */
export type BuyerLocation = { state?: UsState | undefined; address?: PostalAddress | undefined }
export const stateOf = ({ state, address }: BuyerLocation): UsState | undefined => address?.state ?? state
export type TaxInput = {
  parts: readonly TaxedPart[]
  place: BuyerLocation
  /** null: not signed in */
  buyer_id: number | null
  /** the buyer’s certificate applies here */
  is_exempt: boolean
  /** the default for courses without their own code */
  tax_code: TaxCode
  /** the payment account whose tax service is used */
  account: string | null
  now: Date
}

/** The question for the tax service, to be asked outside any transaction. */
export type TaxQuestion = {
  hash: string
  account: string
  address: PostalAddress
  is_exempt: boolean
  items: readonly TaxItem[]
}
export type TaxAnswer =
  /** `hash`: of the calculation that the order takes over */
  { taxes: readonly PartTax[]; hash: string | null } | { gap: TaxGap; question: TaxQuestion | null }

/** A source of sales tax. Returns the tax of each part in cents, in order, or why it cannot. */
export type TaxSource = (db: Transaction, asked: TaxInput) => Promise<TaxAnswer>
