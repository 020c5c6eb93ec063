import { formatMoney } from './format-money.ts'

/** Team price as text after a course's price: 'from $12 for teams'; empty if more seats are not cheaper. */
export function teamPrice(cents: number | null): string {
  return cents === null ? '' : `from ${formatMoney(cents, { whole_dollars: true })} for teams`
}
