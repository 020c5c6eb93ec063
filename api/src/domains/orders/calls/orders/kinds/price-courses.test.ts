import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCourses, type SellableCourse } from './price-courses.ts'

const tiers = fc.uniqueArray(
  fc.record({ from_quantity: fc.integer({ min: 1, max: 200 }), price: fc.integer({ min: 0, max: 250_000 }) }),
  { selector: (tier) => tier.from_quantity, maxLength: 6 },
)
const cart = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    tiers,
    is_sold: fc.boolean(),
  }),
  { selector: (line) => line.id, minLength: 1, maxLength: 12 },
)

/** Written from the specification alone: walk up the quantities and keep the last tier passed; below all tiers, the first one applies. */
function oracle(price_of: Map<number, number>, quantity: number): bigint | null {
  let found: bigint | null = null
  for (let count = 1; count <= quantity; count += 1) {
    const price = price_of.get(count)
    if (price !== undefined) found = BigInt(price)
  }
  for (let count = quantity + 1; found === null && count <= 1000; count += 1) {
    const price = price_of.get(count)
    if (price !== undefined) found = BigInt(price)
  }
  return found
}

test('[CRT-017] [CRT-018] ten thousand random carts match an independent calculation to the cent', () => {
  fc.assert(
    fc.property(cart, (wanted) => {
      const courses: SellableCourse[] = wanted
        .filter((line) => line.is_sold)
        .map((line) => ({
          id: line.id,
          slug: `c-${line.id}`,
          title: `C ${line.id}`,
          thumbnail: null,
          least: 100,
          floor: 0,
          tax_code: null,
          tiers: line.tiers,
        }))
      const priced = priceCourses({ wanted, courses })
      const reckoned = wanted.map((line) => ({
        ...line,
        unit: line.is_sold
          ? oracle(new Map(line.tiers.map((tier) => [tier.from_quantity, tier.price])), line.quantity)
          : null,
      }))
      const sold = reckoned.flatMap(({ id, quantity, unit }) =>
        unit === null ? [] : [{ id, quantity, unit_price: Number(unit), total: Number(unit * BigInt(quantity)) }],
      )
      expect(priced.lines.map(({ id, quantity, unit_price, total }) => ({ id, quantity, unit_price, total }))).toEqual(
        sold,
      )
      expect(priced.gone).toEqual(reckoned.filter(({ unit }) => unit === null).map(({ id }) => id))
      expect(priced.lines.reduce((sum, { total }) => sum + BigInt(total), 0n)).toBe(
        reckoned.reduce((sum, { unit, quantity }) => sum + (unit ?? 0n) * BigInt(quantity), 0n),
      )
    }),
    { numRuns: 10_000 },
  )
}, 180_000)
