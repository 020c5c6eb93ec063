import { formatMoney } from './format-money.ts'

/** A price on a card or button: '$39' when whole, '$39.50' otherwise, 'Free' for nothing. */
export function shortPrice(cents: number): string {
  return cents === 0 ? 'Free' : formatMoney(cents, { whole_dollars: true })
}
