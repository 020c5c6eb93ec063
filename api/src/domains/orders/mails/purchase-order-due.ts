import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  order_id: number
  number: string
  po_number: string
  organization: string
  total: number
  due_on: string
  is_overdue: boolean
  instructions: string | null
}

/** Sent to the billing contact of an order on credit terms, on the due date and again a week later. */
export const purchaseOrderDue = mail<Values>({
  kind: 'transactional',
  sample: {
    order_id: 1001,
    number: 'INV-000012',
    po_number: '4500-771',
    organization: 'Riverside Clinic',
    total: 49_000,
    due_on: '2026-12-24',
    is_overdue: true,
    instructions: null,
  },
  write: ({ order_id, number, po_number, organization, total, due_on, is_overdue, instructions }, { url, portal }) => {
    const day = formatCalendarDay(due_on)
    return {
      heading: is_overdue ? `Invoice ${number} is overdue` : `Invoice ${number} is due on ${day}`,
      subject: `${is_overdue ? 'Overdue' : 'Due'}: invoice ${number} from ${portal}`,
      parts: [
        {
          kind: 'text',
          text: is_overdue
            ? `Invoice ${number} for ${organization} was due on ${day}, and we have not received payment yet. It is attached again.`
            : `Invoice ${number} for ${organization} is due on ${day}. It is attached again.`,
        },
        { kind: 'text', text: 'If your payment is already on its way, you don’t need to do anything.' },
        ...(instructions ? [{ kind: 'text', text: `How to pay: ${instructions}` } as const] : []),
        { kind: 'rows', rows: [['PO number', po_number]], total: ['Due', formatMoney(total)] },
        { kind: 'button', label: 'View the order', url: url + linkTo('order', { order_id }) },
      ],
    }
  },
})
