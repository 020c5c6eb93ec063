/**
 * The platform's share of an order paid into a portal's own account: a percentage of the price without tax (which is not the portal's to share), in
 * whole cents, half a cent rounded up.
 */
export function platformFee({ total, tax, percent }: { total: number; tax: number; percent: number }): number {
  return Math.round(((total - tax) * Math.round(percent * 100)) / 10_000)
}
