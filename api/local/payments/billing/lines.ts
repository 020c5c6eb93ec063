import { formatMoney } from '../objects/format-money.ts'
import { invoiceLine } from '../objects/invoice-line.ts'
import { intervalOf } from '../objects/subscription.ts'
import type { WirePrice } from '../store/tables.ts'
import type { Work } from '../work.ts'
import { fullAmount } from './of-subscription.ts'
import { restOf } from './period.ts'
import type { WireItem, WireLine } from './wire.ts'

/** "$49.00 / month", "$490.00 / year", "$120.00 every 3 months". */
export function rateText(price: WirePrice): string {
  const { interval, interval_count } = intervalOf(price)
  const money = formatMoney(price.unit_amount ?? 0, price.currency)
  return interval_count === 1 ? `${money} / ${interval}` : `${money} every ${interval_count} ${interval}s`
}

const nameOf = ({ tx }: Work, { price }: WireItem): string =>
  tx.get('products', String(price.product))?.name ?? 'Subscription'

const wholePeriod = ({ current_period_start, current_period_end }: WireItem) => ({
  start: current_period_start,
  end: current_period_end,
})

/** Invoice lines for a full period of each item. */
export const periodLines = (work: Work, items: readonly WireItem[]): WireLine[] =>
  items.map((item) =>
    invoiceLine({
      item,
      amount: fullAmount(item),
      description: `${item.quantity} × ${nameOf(work, item)} (at ${rateText(item.price)})`,
      period: wholePeriod(item),
      proration: false,
    }),
  )

/** Credit for the unused time of an item whose full period was charged at `billed`. */
export function creditLine(work: Work, item: WireItem, { billed, at }: { billed: number; at: number }): WireLine {
  return invoiceLine({
    item,
    amount: 0 - restOf(billed, { ...wholePeriod(item), at }),
    description: `Unused time on ${quantityLabel(work, item)}`,
    period: { start: at, end: item.current_period_end },
    proration: true,
  })
}

/** Charge for the rest of an item's period. */
export function debitLine(work: Work, item: WireItem, at: number): WireLine {
  return invoiceLine({
    item,
    amount: restOf(fullAmount(item), { ...wholePeriod(item), at }),
    description: `Remaining time on ${quantityLabel(work, item)}`,
    period: { start: at, end: item.current_period_end },
    proration: true,
  })
}

const quantityLabel = (work: Work, item: WireItem): string =>
  item.quantity === 1 ? nameOf(work, item) : `${item.quantity} × ${nameOf(work, item)}`
