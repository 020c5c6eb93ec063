const plain = new Intl.NumberFormat('en-US')
const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 5,
})

/** A count: plain below 1,000, from there compact with 3 to 5 significant digits: "999", "1.234K", "5.00M" (CAT-025, OP-53). */
export function formatCount(count: number): string {
  return (Math.abs(count) < 1000 ? plain : compact).format(count)
}
