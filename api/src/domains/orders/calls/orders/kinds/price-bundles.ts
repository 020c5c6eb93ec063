import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { splitWithFloors } from '@portico/shared/rules/pricing/split-with-floors.ts'
import type { TaxCode } from '@portico/shared/states/orders/tax.ts'
import type { PricedLine, PricedLines, WantedLine } from './line-kind.ts'

export type SellableBundle = {
  id: number
  slug: string
  title: string
  thumbnail: string | null
  price: number
  discount_price: number | null
  /** its courses in order, with the price of a single seat (0 if not sold alone), the minimum price, and the floor set by the course's owner */
  courses: readonly {
    id: number
    title: string
    price: number
    least: number
    floor: number
    tax_code: TaxCode | null
  }[]
}

/**
 * Prices the wanted bundles. Each course gets the share of the bundle price that it has of the single prices; a shared course gets at least what its
 * owner agreed to, and a bundle too cheap for that is not for sale.
 */
export function priceBundles({
  wanted,
  bundles,
}: {
  wanted: readonly WantedLine[]
  bundles: readonly SellableBundle[]
}): PricedLines {
  const byId = new Map(bundles.map((bundle) => [bundle.id, bundle]))
  const lines: PricedLine[] = []
  const gone: number[] = []
  for (const { id } of wanted) {
    const bundle = byId.get(id)
    const line = bundle ? pricedBundle(bundle) : null
    if (line) lines.push(line)
    else gone.push(id)
  }
  return { lines, gone }
}

function pricedBundle(bundle: SellableBundle): PricedLine | null {
  const { id, slug, title, thumbnail, courses } = bundle
  const price = bundlePrice(bundle)
  const weights = courses.map((course) => course.price)
  const shares = splitWithFloors({ amount: price, weights, floors: courses.map(({ floor }) => floor) })
  if (shares === null) return null
  const sold = { quantity: 1, unit_price: price, discount: 0, tax: 0, total: price }
  const parts = courses.map((course, index) => {
    const share = shares[index] ?? 0
    const of = { bundle_id: id, bundle_title: title, course_id: course.id, title: course.title }
    const { least, tax_code } = course
    return { ...of, quantity: 1, unit_price: share, discount: 0, tax: 0, tax_code, tax_item: null, total: share, least }
  })
  return { ...sold, id, slug, title, thumbnail, parts }
}
