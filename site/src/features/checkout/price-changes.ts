import { errorMessage } from '@portico/shared/errors/message.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { PricedCartLine } from '../cart/priced-lines.ts'

type Seen = Readonly<Record<string, number>>

const keyOf = (kind: SoldKind, { line }: PricedCartLine): string => `${kind}-${line.id}x${line.quantity}`

/** The prices shown now, for comparison on the next visit. */
export const seenPrices = (kind: SoldKind, priced: readonly PricedCartLine[]): Seen =>
  Object.fromEntries(priced.map((one) => [keyOf(kind, one), one.unit_price]))

/** One sentence per line whose unit price changed since it was last shown for the same quantity (CHK-004). */
export function priceChanges({
  kind,
  priced,
  seen,
}: {
  kind: SoldKind
  priced: readonly PricedCartLine[]
  seen: Seen
}): string[] {
  return priced.flatMap((one) => {
    const before = seen[keyOf(kind, one)]
    if (before === undefined || before === one.unit_price) return []
    return [
      errorMessage('orders.price_changed', {
        title: one.item.title,
        old_price: formatMoney(before),
        new_price: formatMoney(one.unit_price),
      }),
    ]
  })
}
