const plain = new Intl.NumberFormat('en-US')
const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
})
const compactFrom = 100_000

/**
 * Formats a count: with thousands separators below 100,000, above that in compact form with three significant digits: "4,698", "123K", "1.23M"
 * (CAT-025, OP-53).
 */
export function formatCount(count: number): string {
  return (Math.abs(count) < compactFrom ? plain : compact).format(count)
}
