import type { PricedLine } from '../kinds/line-kind.ts'
import type { PartTax } from './tax-source.ts'

/** Adds the taxes to the parts of the lines, in order, and to the totals. */
export function withTaxes(lines: readonly PricedLine[], taxes: readonly PartTax[]): PricedLine[] {
  let at = 0
  return lines.map((line) => {
    const parts = line.parts.map((part) => {
      const of = taxes[at++]
      return of ? { ...part, ...of, total: part.total + of.tax } : part
    })
    const tax = parts.reduce((sum, part) => sum + part.tax, 0)
    return { ...line, tax, total: line.total + tax, parts }
  })
}
