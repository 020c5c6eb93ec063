import { tierPrice, type PricingTier } from '@portico/shared/rules/pricing/tier-price.ts'
import type { TaxCode } from '@portico/shared/states/orders/tax.ts'
import type { PricedLine, PricedLines, WantedLine } from './line-kind.ts'

export type SellableCourse = {
  id: number
  slug: string
  title: string
  thumbnail: string | null
  /** minimum price per seat */
  least: number
  /** the lowest price its owner allows; 0 for the portal's own courses */
  floor: number
  tax_code: TaxCode | null
  tiers: readonly PricingTier[]
}

/**
 * Prices the wanted seats in cents by the shared price rules. Courses not for sale, including those priced below what their owner allows, are listed
 * in `gone`.
 */
export function priceCourses({
  wanted,
  courses,
}: {
  wanted: readonly WantedLine[]
  courses: readonly SellableCourse[]
}): PricedLines {
  const byId = new Map(courses.map((course) => [course.id, course]))
  const lines: PricedLine[] = []
  const gone: number[] = []
  for (const { id, quantity } of wanted) {
    const course = byId.get(id)
    const unit_price = course ? tierPrice({ tiers: course.tiers, quantity }) : null
    if (!course || unit_price === null || unit_price < course.floor) gone.push(id)
    else {
      const { slug, title, thumbnail, least, tax_code } = course
      const sold = { title, quantity, unit_price, discount: 0, tax: 0, total: unit_price * quantity }
      const part = {
        ...sold,
        course_id: id,
        bundle_id: null,
        bundle_title: null,
        tax_code,
        tax_item: null,
        least: least * quantity,
      }
      lines.push({ ...sold, id, slug, thumbnail, parts: [part] })
    }
  }
  return { lines, gone }
}
