import type { TaxCode } from '@portico/shared/states/tax-code.ts'
import type { TaxGap } from '@portico/shared/states/tax-mode.ts'
import type { PostalAddress } from '@portico/shared/rules/receipts/address-text.ts'
import type { UsState } from '@portico/shared/states/us-state.ts'
import type { TaxItem } from '../../../../../adapters/payments/tax.ts'
import type { Transaction } from '../../../../../db/client.ts'

/** What is taxed: what is paid for it, after any discount, and what it is to a tax authority. */
export type TaxedPart = { readonly total: number; readonly tax_code: TaxCode | null }
/** The tax of one part, and under which name the tax service knows it. */
export type PartTax = { readonly tax: number; readonly tax_item: string | null; readonly tax_code: TaxCode | null }

/** Where the buyer is, as far as that was said. */
export type BuyerPlace = { state?: UsState | undefined; address?: PostalAddress | undefined }
export const stateOf = ({ state, address }: BuyerPlace): UsState | undefined => address?.state ?? state
export type TaxAsked = {
  parts: readonly TaxedPart[]
  place: BuyerPlace
  /** null: nobody is signed in */
  buyer_id: number | null
  /** the buyer’s certificate holds here */
  is_exempt: boolean
  /** what courses are that say nothing of it */
  tax_code: TaxCode
  /** the payment account whose tax service is asked */
  account: string | null
  now: Date
}

/** What the tax service has to be asked, outside of any transaction, before there is an answer. */
export type TaxQuestion = {
  hash: string
  account: string
  address: PostalAddress
  is_exempt: boolean
  items: readonly TaxItem[]
}
export type TaxAnswer =
  /** `hash`: of the calculation that an order takes with it */
  { taxes: readonly PartTax[]; hash: string | null } | { gap: TaxGap; question: TaxQuestion | null }

/** Where sales tax comes from. It answers the tax of each part in cents, in their order, or why it cannot. */
export type TaxSource = (db: Transaction, asked: TaxAsked) => Promise<TaxAnswer>
