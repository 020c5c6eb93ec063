import type { TaxCode } from '@portico/shared/states/tax-code.ts'
import type { Transaction } from '../../../../../db/client.ts'

export type WantedLine = { id: number; quantity: number }

/** One row of the order: seats of one course, alone or with the bundle that it was bought in. */
export type LinePart = {
  course_id: number
  bundle_id: number | null
  bundle_title: string | null
  title: string
  quantity: number
  unit_price: number
  discount: number
  tax: number
  /** what it is to a tax authority; null: as the portal says */
  tax_code: TaxCode | null
  /** its item in the calculation of its tax */
  tax_item: string | null
  /** what is paid for it, sales tax included */
  total: number
  /** the least that it may cost after any discount (CRT-023) */
  least: number
}

/** One line of the cart with what it costs now, in cents; its parts add up to it. */
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
/** `gone`: what cannot be bought (any more), by its id. */
export type PricedLines = { lines: PricedLine[]; gone: number[] }

/** How lines of one kind are priced from what the database says now. */
export type LineKind = {
  price: (db: Transaction, wanted: readonly WantedLine[]) => Promise<PricedLines>
  /** what a line of it is called when its own name is not known any more */
  unnamed: string
}
