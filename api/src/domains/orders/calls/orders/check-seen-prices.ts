import { errorMessage } from '@portico/shared/errors/message.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { fail, Refusal } from '../../../../kernel/fail.ts'
import type { Quote } from './quote-lines.ts'

type SeenPrices = { price: number; lines: readonly { id: number; quantity: number; unit_price: number }[] }

/**
 * Compares the prices the shopper saw with the current ones (CHK-004). Reports every changed line at its field with old and new unit price, the first
 * also in the message; then the code, then the total. Nothing has been charged or written yet.
 */
export function checkSeenPrices({
  shown,
  quote,
  unnamed,
}: {
  shown: SeenPrices
  quote: Pick<Quote, 'lines' | 'gone' | 'total' | 'coupon'>
  unnamed: string
}): void {
  const { lines: priced, gone, total, coupon } = quote
  if (gone.length > 0) fail('cart.line_gone', { title: unnamed })
  const byId = new Map(priced.map((line) => [line.id, line]))
  const changes = shown.lines.flatMap((line, index) => {
    const now = byId.get(line.id)
    if (!now || now.unit_price === line.unit_price) return []
    return [
      {
        field: `lines.${index}.unit_price`,
        title: now.title,
        old_price: formatMoney(line.unit_price),
        new_price: formatMoney(now.unit_price),
      },
    ]
  })
  const [first] = changes
  if (first) {
    const { title, old_price, new_price } = first
    throw new Refusal(
      'orders.price_changed',
      { title, old_price, new_price },
      {
        fields: Object.fromEntries(
          changes.map(({ field, ...change }) => [field, [errorMessage('orders.price_changed', change)]]),
        ),
      },
    )
  }
  if (coupon?.refused) throw new Refusal(coupon.refused.code, coupon.refused.params)
  if (shown.price !== total)
    fail('orders.total_changed', { old_total: formatMoney(shown.price), new_total: formatMoney(total) })
}
