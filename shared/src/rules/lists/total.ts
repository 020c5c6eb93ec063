import type { Total } from '../../calls/endpoint.ts'
import { formatCount } from '../numbers/format-count.ts'

/** Up to here the entries of a list are counted; counting on would cost more than the figure is worth. */
export const mostCounted = 10_000

/** The total of a count that stopped one past what is counted. */
export const totalOf = (counted: number): Total => ({
  count: Math.min(counted, mostCounted),
  is_exact: counted <= mostCounted,
})

/** "1 entry", "1,204 entries", "10,000+ entries". */
export const totalLabel = ({ count, is_exact }: Total): string =>
  `${formatCount(count)}${is_exact ? '' : '+'} ${count === 1 && is_exact ? 'entry' : 'entries'}`
