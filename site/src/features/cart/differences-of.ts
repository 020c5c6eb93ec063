import type { Quote } from './use-quote.ts'

export type Difference = { title: string; before: number; now: number; at: string }

/** Lines whose unit price differs from the signed price of the page they were added on, for the same quantity. */
export const differencesOf = (lines: Quote['lines']): Difference[] =>
  lines.flatMap(({ title, unit_price, on_page }) =>
    on_page && on_page.unit_price !== unit_price
      ? [{ title, before: on_page.unit_price, now: unit_price, at: on_page.at }]
      : [],
  )
