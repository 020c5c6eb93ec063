import type { orderLines } from '../../tables.ts'

type Line = Pick<
  typeof orderLines.$inferSelect,
  'title' | 'quantity' | 'unit_price' | 'discount' | 'tax' | 'total' | 'bundle_id' | 'bundle_title'
>
type Item = { title: string; quantity: number; unit_price: number }

/**
 * Lists an order's items for its payment page: courses with their seats, a bundle as one item with the total of its lines. A discounted line is one
 * item at its total, because a lowered price may not divide by its seats.
 */
export function paymentItems(lines: readonly Line[]): Item[] {
  const items: Item[] = []
  const bundles = new Map<number, Item>()
  for (const line of lines) {
    const { bundle_id } = line
    const total = line.total - line.tax
    const begun = bundle_id === null ? undefined : bundles.get(bundle_id)
    if (begun) begun.unit_price += total
    else {
      const item = itemOf(line)
      items.push(item)
      if (bundle_id !== null) bundles.set(bundle_id, item)
    }
  }
  const tax = lines.reduce((sum, line) => sum + line.tax, 0)
  return tax === 0 ? items : [...items, { title: 'Sales tax', quantity: 1, unit_price: tax }]
}

function itemOf({ title, bundle_title, quantity, unit_price, discount, tax, ...line }: Line): Item {
  const total = line.total - tax
  if (bundle_title !== null) return { title: bundle_title, quantity: 1, unit_price: total }
  if (discount === 0) return { title, quantity, unit_price }
  return { title: quantity === 1 ? title : `${title} × ${quantity}`, quantity: 1, unit_price: total }
}
