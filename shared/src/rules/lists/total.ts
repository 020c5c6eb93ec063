import type { Total } from '../../calls/endpoint.ts'
import { formatCount } from '../numbers/format-count.ts'

/** Lists are counted up to this number; counting further would cost more than the figure is worth. */
export const mostCountedRows = 10_000

/** Total from a count that stops one above the limit. */
export const totalOf = (counted: number): Total => ({
  count: Math.min(counted, mostCountedRows),
  is_exact: counted <= mostCountedRows,
})

/** "1 entry", "1,204 entries", "10,000+ entries". */
export const totalLabel = ({ count, is_exact }: Total): string =>
  `${formatCount(count)}${is_exact ? '' : '+'} ${count === 1 && is_exact ? 'entry' : 'entries'}`
