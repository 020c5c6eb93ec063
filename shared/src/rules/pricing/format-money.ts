const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats cents as US dollars (CRT-024, OP-62): "$39.00"; with whole_dollars "$39", while "$39.50" keeps its cents. */
export function formatMoney(cents: number, { whole_dollars = false }: { whole_dollars?: boolean } = {}): string {
  return (whole_dollars ? short : exact).format(cents / 100)
}

/** Price on a card or button: '$39' for whole dollars, '$39.50' otherwise, 'Free' for 0. */
export function shortPrice(cents: number): string {
  return cents === 0 ? 'Free' : formatMoney(cents, { whole_dollars: true })
}

/** Team price as text after a course's price: 'from $12 for teams'; empty if more seats are not cheaper. */
export function teamPrice(cents: number | null): string {
  return cents === null ? '' : `from ${formatMoney(cents, { whole_dollars: true })} for teams`
}
