/** Formats amounts in Stripe's smallest units: 4900 usd is "$49.00", 4900 jpy is "¥4,900". */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
