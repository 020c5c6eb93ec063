import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { paymentMethodText, type PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { discountLabel } from '@portico/shared/rules/orders/receipts/receipt-sums.ts'
import { readyText } from '@portico/shared/rules/orders/receipts/ready-text.ts'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
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
  /** null: the order is of no plan */
  plan: PaidPlan | null
}
type PaidPlan = {
  reason: 'first' | 'renewal' | 'change'
  renews_at: Date
  price: number
  billing_type: BillingType
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
    plan: null,
  },
  write: (order, { url, time_zone }) => {
    const { order_id, first_name, total, paid_at, lines, ready, plan } = order
    const day = paid_at && formatDay({ at: paid_at, time_zone, reader_zone: null })
    const isToStart = ready.seats === 0 && ready.courses > 0
    const paid = total === 0 ? 'completed' : `paid on ${day} with ${paymentMethodText(order)}`
    return {
      heading: total === 0 ? `Your order ${order_id}` : `Receipt for order ${order_id}`,
      parts: [
        {
          kind: 'text',
          text: `Thank you${first_name ? `, ${first_name}` : ''}. ${plan && plan.reason !== 'first' ? chargedText[plan.reason] : readyText(ready)}`,
        },
        { kind: 'rows', rows: [...lines.map(rowOf), ...sumRows(order)], total: ['Total', formatMoney(total)] },
        ...(plan ? [{ kind: 'text' as const, text: renewalText(plan, time_zone) }] : []),
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

const chargedText = {
  renewal: 'Your plan was renewed and the card on file was charged.',
  change: 'Your plan was changed and the card on file was charged the difference.',
} as const

const every = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingType, string>
function renewalText({ renews_at, price, billing_type }: PaidPlan, time_zone: string): string {
  const day = formatDay({ at: renews_at, time_zone, reader_zone: null })
  return `The plan renews automatically: on ${day} for ${formatMoney(price)}, and again every ${every[billing_type]}, until you cancel. To cancel, sign in to your portal and choose Cancel subscription under My subscription. Everything stays as it is until the end of the time you’ve paid for.`
}

const sumRows = ({ discount, coupon_code, tax }: Values): [string, string][] => [
  ...(discount > 0 ? ([[discountLabel(coupon_code), `−${formatMoney(discount)}`]] as [string, string][]) : []),
  ...(tax > 0 ? ([['Sales tax', formatMoney(tax)]] as [string, string][]) : []),
]

const rowOf = ({ title, quantity, unit_price, total }: Line): readonly [string, string] => [
  quantity > 1 ? `${title} (${quantity} × ${formatMoney(unit_price)})` : title,
  formatMoney(total),
]
