import { linkTo } from '@portico/shared/pages/link-to.ts'
import { paymentMethodText, type PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { creditNoteNumber } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { mail, type MailPart } from '../../notifications/door.ts'

type Values = {
  order_id: number
  first_name: string | null
  amount: number
  paid_with: PaidWith | null
  /** false: staff return the money outside the payment provider */
  by_provider: boolean
  /** nothing of the order is left */
  is_whole: boolean
  credit_note_number: number | null
  /** none where money was returned without a line */
  lines: readonly { title: string; quantity: number; amount: number }[]
  /** the refund ended access to courses */
  ended: boolean
}

/** Sent to the buyer for each refund: its lines with their amounts, what access ended, when the money arrives, and the credit note. */
export const orderRefunded = mail<Values>({
  kind: 'transactional',
  sample: {
    order_id: 1001,
    first_name: 'Ada',
    amount: 9_800,
    paid_with: { method: 'visa', last4: '4242' },
    by_provider: true,
    is_whole: false,
    credit_note_number: 7,
    lines: [{ title: 'Safe lifting', quantity: 2, amount: 9_800 }],
    ended: true,
  },
  write: (refund, { url }) => {
    const { order_id, first_name, amount, lines, ended } = refund
    const rows = lines.map((line) => [seatsOf(line), formatMoney(line.amount)] as const)
    const parts: MailPart[] = [
      { kind: 'text', text: `Hi ${first_name || 'there'},` },
      { kind: 'text', text: arrivalText(refund) },
      ...(rows.length > 0 ? [{ kind: 'rows', rows, total: ['Refunded', formatMoney(amount)] } as const] : []),
      ...(ended ? [{ kind: 'text', text: endedText } as const] : []),
      { kind: 'button', label: 'View your order', url: url + linkTo('order', { order_id }) },
      ...noteParts(refund),
    ]
    return { heading: headingOf(refund), parts }
  },
})

const endedText =
  'Access to these courses, and to seats of them, has ended. Courses that were completed stay open to read, with their certificates.'

function headingOf({ order_id, amount, is_whole }: Values): string {
  if (amount === 0)
    return is_whole ? `Your order ${order_id} was withdrawn` : `Part of your order ${order_id} was withdrawn`
  return is_whole ? `Your order ${order_id} was refunded` : `Part of your order ${order_id} was refunded`
}

function arrivalText({ amount, paid_with, by_provider }: Values): string {
  if (amount === 0) return 'Nothing had been paid for it, so there is nothing to return.'
  const method = paymentMethodText({ total: amount, paid_with })
  return by_provider
    ? `We returned ${formatMoney(amount)} the way you paid (${method}). Your bank usually shows it within five to ten business days.`
    : `We return ${formatMoney(amount)} to you or your organization outside this page, as it was paid (${method}). Please ask us if it hasn’t arrived after ten business days.`
}

const noteParts = ({ credit_note_number }: Values): MailPart[] =>
  credit_note_number === null
    ? []
    : [
        {
          kind: 'quiet',
          text: `Your credit note is ${creditNoteNumber(credit_note_number)}. You can download it from your order.`,
        },
      ]

const seatsOf = ({ title, quantity }: Values['lines'][number]): string =>
  quantity > 1 ? `${title} (${quantity} seats)` : title
