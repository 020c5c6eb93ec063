const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** An amount in cents as US dollars: '$39' when whole, '$39.50' otherwise; `exact` always shows cents (CRT-024, OP-62). */
export function formatMoney(cents: number, form: 'short' | 'exact' = 'short'): string {
  return (form === 'short' && cents % 100 === 0 ? whole : exact).format(cents / 100)
}
