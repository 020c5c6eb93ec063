import type { Quote } from './use-quote.ts'

export type Difference = { title: string; before: number; now: number; at: string }

/** The lines whose unit price differs from what their page is proven to have asked for the same quantity. */
export const differencesOf = (lines: Quote['lines']): Difference[] =>
  lines.flatMap(({ title, unit_price, on_page }) =>
    on_page && on_page.unit_price !== unit_price
      ? [{ title, before: on_page.unit_price, now: unit_price, at: on_page.at }]
      : [],
  )
