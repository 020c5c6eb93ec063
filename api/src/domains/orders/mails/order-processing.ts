import { linkTo } from '@portico/shared/pages/link-to.ts'
import { paymentMethodText, type PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  order_id: number
  first_name: string | null
  total: number
  paid_with: PaidWith | null
  titles: readonly string[]
}

/** Sent to the buyer while a bank decides on a debit: nothing is ready yet, and nothing is left to do. */
export const orderProcessing = mail<Values>({
  kind: 'transactional',
  sample: {
    order_id: 1001,
    first_name: 'Ada',
    total: 9_800,
    paid_with: { method: 'us_bank_account', last4: '6789' },
    titles: ['Safe lifting'],
  },
  write: ({ order_id, first_name, total, paid_with, titles }, { url }) => ({
    heading: `Your order ${order_id} is being processed`,
    parts: [
      {
        kind: 'text',
        text: `Thank you${first_name ? `, ${first_name}` : ''}. We have your order: ${titles.join(', ')}.`,
      },
      {
        kind: 'text',
        text: `Your bank is processing the payment of ${formatMoney(total)} (${paymentMethodText({ total, paid_with })}), which takes up to four business days. We’ll email your receipt as soon as it is paid, and everything is ready then. You don’t need to do anything, and you don’t need to order again.`,
      },
      { kind: 'button', label: 'View your order', url: url + linkTo('order', { order_id }) },
    ],
  }),
})
