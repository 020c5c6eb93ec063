import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { paymentMethodText, type PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  order_id: number
  first_name: string | null
  total: number
  created_at: Date
  paid_with: PaidWith | null
}

/** Sent to a buyer whose bank rejected a payment days later: nothing was charged, and how to pay another way. */
export const paymentFailed = mail<Values>({
  kind: 'transactional',
  sample: {
    order_id: 1001,
    first_name: 'Ada',
    total: 9_800,
    created_at: new Date('2026-11-20T15:00:00Z'),
    paid_with: { method: 'us_bank_account', last4: '6789' },
  },
  write: (order, { url, time_zone }) => {
    const { order_id, first_name, total, created_at } = order
    const day = formatDay({ at: created_at, time_zone, reader_zone: null })
    return {
      heading: `Your payment for order ${order_id} did not go through`,
      parts: [
        { kind: 'text', text: `Hi ${first_name || 'there'},` },
        {
          kind: 'text',
          text: `Your bank refused the payment of ${formatMoney(total)} for your order of ${day} (${paymentMethodText(order)}). You were not charged, and the order is closed.`,
        },
        { kind: 'text', text: 'If you still want these courses, please order them again and pay another way.' },
        { kind: 'button', label: 'View your order', url: url + linkTo('order', { order_id }) },
      ],
    }
  },
})
