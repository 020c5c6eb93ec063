import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { DisputeStatus } from '@portico/shared/states/orders/refund.ts'
import { mail } from '../../notifications/door.ts'

type Values = { order_id: number; first_name: string | null; total: number; status: DisputeStatus }

/** Sent to the buyer when their bank disputes the payment, and when the dispute is over. */
export const orderDisputed = mail<Values>({
  kind: 'transactional',
  sample: { order_id: 1001, first_name: 'Ada', total: 9_800, status: 'open' },
  write: ({ order_id, first_name, total, status }, { url }) => ({
    heading: headings[status](order_id),
    parts: [
      { kind: 'text', text: `Hi ${first_name || 'there'},` },
      { kind: 'text', text: texts[status](formatMoney(total)) },
      { kind: 'button', label: 'View your order', url: url + linkTo('order', { order_id }) },
    ],
  }),
})

const headings: Readonly<Record<DisputeStatus, (order_id: number) => string>> = {
  open: (order_id) => `The payment for your order ${order_id} is disputed`,
  won: (order_id) => `Your order ${order_id} continues`,
  lost: (order_id) => `Your order ${order_id} has ended`,
}

const texts: Readonly<Record<DisputeStatus, (total: string) => string>> = {
  open: (total) =>
    `Your bank disputes the payment of ${total}. Until that is settled, what the order gave is paused: its courses and its seats. You keep completed courses and certificates. If you didn’t mean to dispute it, please tell your bank, and contact us.`,
  won: (total) =>
    `The dispute over your payment of ${total} is settled, and the payment stands. Courses and seats are back where you left them.`,
  lost: (total) =>
    `The dispute over your payment of ${total} is settled, and your bank returned the money. Courses and seats of this order have ended. You keep completed courses and certificates.`,
}
