const usualMinimum = 100

type Course = {
  readonly min_credit_price: number | null
  readonly max_discount: number | null
  readonly is_bought: boolean
}

/**
 * The lowest price a portal may charge for a course, in cents: min_credit_price, or 1 dollar if not set; lowered by max_discount percent for a course
 * bought from another portal (CRT-023). Fractions of a cent are rounded up to protect the owner.
 */
export function minimumPrice({ min_credit_price, max_discount, is_bought }: Course): number {
  const minimum = min_credit_price || usualMinimum
  if (!is_bought || !max_discount) return minimum
  return Math.max(0, Math.ceil((minimum * (100 - max_discount)) / 100))
}
