import type { TaxCode } from '@portico/shared/states/orders/tax.ts'
import type { Transaction } from '../../../../../db/client.ts'

export type WantedLine = { id: number; quantity: number }

/** One row of the order: seats of one course, bought alone or within a bundle. */
export type LinePart = {
  course_id: number
  bundle_id: number | null
  bundle_title: string | null
  title: string
  quantity: number
  unit_price: number
  discount: number
  tax: number
  /** its category for tax authorities; null: the portal's default */
  tax_code: TaxCode | null
  /** its item in the tax calculation */
  tax_item: string | null
  /** amount paid for it, sales tax included */
  total: number
  /** minimum price after any discount (CRT-023) */
  least: number
}

/** One line of the cart with its current price in cents; its parts add up to it. */
export type PricedLine = {
  id: number
  slug: string
  title: string
  thumbnail: string | null
  quantity: number
  unit_price: number
  discount: number
  tax: number
  total: number
  parts: readonly LinePart[]
}
/** `gone`: ids of items that cannot be bought (any more). */
export type PricedLines = { lines: PricedLine[]; gone: number[] }

/** How lines of one kind are priced from current data. */
export type LineKind = {
  price: (db: Transaction, wanted: readonly WantedLine[]) => Promise<PricedLines>
  /** name of a line of this kind if its own name is not known any more */
  unnamed: string
}
