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
