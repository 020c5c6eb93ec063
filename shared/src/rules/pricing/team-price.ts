import { formatMoney } from './format-money.ts'

/** What teams pay, in the words that follow a course's price: 'from $12 for teams'; empty where more seats are not cheaper. */
export function teamPrice(cents: number | null): string {
  return cents === null ? '' : `from ${formatMoney(cents, { whole_dollars: true })} for teams`
}
