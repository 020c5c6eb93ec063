import { formatMoney } from './format-money.ts'

/** Price on a card or button: '$39' for whole dollars, '$39.50' otherwise, 'Free' for 0. */
export function shortPrice(cents: number): string {
  return cents === 0 ? 'Free' : formatMoney(cents, { whole_dollars: true })
}
