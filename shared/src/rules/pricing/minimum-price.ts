const usualMinimum = 100

type Course = {
  readonly min_credit_price: number | null
  readonly max_discount: number | null
  readonly is_bought: boolean
}

/**
 * The least a portal may ask for a course, in cents: min_credit_price, or 1 dollar when none is set; lowered by max_discount
 * percent for a course bought from another portal (CRT-023). A part of a cent is rounded up: the floor protects the owner.
 */
export function minimumPrice({ min_credit_price, max_discount, is_bought }: Course): number {
  const minimum = min_credit_price || usualMinimum
  if (!is_bought || !max_discount) return minimum
  return Math.max(0, Math.ceil((minimum * (100 - max_discount)) / 100))
}
