import type { Order } from '@portico/shared/contract/orders.ts'
import { orderStatus } from '@portico/shared/states/order.ts'
import type { SoldKind } from '@portico/shared/states/sold-kind.ts'

type Line = { id: number; quantity: number }
type Known = Pick<Order, 'id' | 'type' | 'status'> & {
  lines: readonly (Pick<Order['lines'][number], 'course_id' | 'quantity'> & {
    bundle: { id: number } | null
  })[]
}

/** The order, placed in another tab or an earlier visit, whose payment page still waits for what this checkout is about to sell; null: there is none. */
export function openElsewhere(
  orders: readonly Known[],
  {
    kind,
    lines,
    own_order_id,
  }: { kind: SoldKind | 'subscription'; lines: readonly Line[]; own_order_id: number | null },
): number | null {
  const wanted = wordsOf(lines)
  const found = orders.find(
    (order) =>
      order.type === kind &&
      order.status === orderStatus.pending &&
      order.id !== own_order_id &&
      (kind === 'subscription' || wordsOf(soldIn(order)) === wanted),
  )
  return found?.id ?? null
}

/** What was put into the cart for it: a bundle is one line there, and one for each of its courses in the order. */
const soldIn = ({ lines }: Known): Line[] => {
  const bundles = new Set(lines.flatMap(({ bundle }) => bundle?.id ?? []))
  const courses = lines.flatMap(({ course_id, quantity, bundle }) =>
    course_id === null || bundle ? [] : [{ id: course_id, quantity }],
  )
  return [...courses, ...[...bundles].map((id) => ({ id, quantity: 1 }))]
}

const wordsOf = (lines: readonly Line[]): string =>
  lines
    .map(({ id, quantity }) => `${id}×${quantity}`)
    .toSorted()
    .join(' ')
