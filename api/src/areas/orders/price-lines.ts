import { tierPrice, type PricingTier } from '@portico/shared/rules/pricing/tier-price.ts'

export type SellableCourse = {
  id: number
  slug: string
  title: string
  thumbnail: string | null
  tiers: readonly PricingTier[]
}
export type WantedLine = { id: number; quantity: number }
export type PricedLine = {
  id: number
  slug: string
  title: string
  thumbnail: string | null
  quantity: number
  unit_price: number
  total: number
}

/** What the wanted lines cost now, in cents, by the shared price rules; courses that are not for sale are named in `gone`. */
export function priceLines({
  wanted,
  courses,
}: {
  wanted: readonly WantedLine[]
  courses: readonly SellableCourse[]
}): { lines: PricedLine[]; total: number; gone: number[] } {
  const byId = new Map(courses.map((course) => [course.id, course]))
  const lines: PricedLine[] = []
  const gone: number[] = []
  for (const { id, quantity } of wanted) {
    const course = byId.get(id)
    const unit_price = course ? tierPrice({ tiers: course.tiers, quantity }) : null
    if (!course || unit_price === null) gone.push(id)
    else
      lines.push({
        id,
        slug: course.slug,
        title: course.title,
        thumbnail: course.thumbnail,
        quantity,
        unit_price,
        total: unit_price * quantity,
      })
  }
  return { lines, total: lines.reduce((sum, line) => sum + line.total, 0), gone }
}
