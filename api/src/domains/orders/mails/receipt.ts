import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { paymentMethodText, type PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { readyText } from '@portico/shared/rules/orders/receipts/ready-text.ts'
import { mail } from '../../notifications/door.ts'

type Line = { title: string; quantity: number; unit_price: number; total: number }
type Values = {
  order_id: number
  first_name: string | null
  total: number
  discount: number
  coupon_code: string | null
  tax: number
  paid_at: Date | null
  paid_with: PaidWith | null
  lines: readonly Line[]
  /** courses already taken by the buyer, and seats left to give away */
  ready: { courses: number; seats: number }
}

/** Sent to the buyer: items and prices, the payment method, where to get the receipt, and where to continue. */
export const receipt = mail<Values>({
  kind: 'transactional',
  sample: {
    order_id: 1001,
    first_name: 'Ada',
    total: 9_526,
    discount: 1_000,
    coupon_code: 'SPRING',
    tax: 726,
    paid_at: new Date('2026-11-24T15:00:00Z'),
    paid_with: null,
    lines: [{ title: 'Safe lifting', quantity: 2, unit_price: 4_900, total: 9_800 }],
    ready: { courses: 1, seats: 1 },
  },
  write: (order, { url, time_zone }) => {
    const { order_id, first_name, total, paid_at, lines, ready } = order
    const day = paid_at && formatDay({ at: paid_at, time_zone, reader_zone: null })
    const isToStart = ready.seats === 0 && ready.courses > 0
    const paid = total === 0 ? 'completed' : `paid on ${day} with ${paymentMethodText(order)}`
    return {
      heading: total === 0 ? `Your order ${order_id}` : `Receipt for order ${order_id}`,
      parts: [
        { kind: 'text', text: `Thank you${first_name ? `, ${first_name}` : ''}. ${readyText(ready)}` },
        { kind: 'rows', rows: [...lines.map(rowOf), ...sumRows(order)], total: ['Total', formatMoney(total)] },
        {
          kind: 'button',
          label: isToStart ? 'Start learning' : 'Open your order',
          url: url + (!isToStart ? linkTo('order', { order_id }) : linkTo('learnerCourses')),
        },
        { kind: 'link', label: 'View, print or download your receipt', url: url + linkTo('receipt', { order_id }) },
        {
          kind: 'quiet',
          text: `Order ${order_id}${day ? `, ${paid}` : ''}. You can find it any time under My orders.`,
        },
      ],
    }
  },
})

const sumRows = ({ discount, coupon_code, tax }: Values): [string, string][] => [
  ...(discount > 0 ? ([[`Coupon ${coupon_code}`, `−${formatMoney(discount)}`]] as [string, string][]) : []),
  ...(tax > 0 ? ([['Sales tax', formatMoney(tax)]] as [string, string][]) : []),
]

const rowOf = ({ title, quantity, unit_price, total }: Line): readonly [string, string] => [
  quantity > 1 ? `${title} (${quantity} × ${formatMoney(unit_price)})` : title,
  formatMoney(total),
]
