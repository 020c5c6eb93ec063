import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  order_id: number
  first_name: string | null
  po_number: string
  organization: string
  total: number
  until: string
  instructions: string | null
}

/** Sent to the buyer of a purchase order that has been unpaid for weeks, before it is closed. */
export const purchaseOrderExpires = mail<Values>({
  kind: 'transactional',
  sample: {
    order_id: 1001,
    first_name: 'Ada',
    po_number: '4500-771',
    organization: 'Riverside Clinic',
    total: 49_000,
    until: '2027-01-24',
    instructions: 'Checks to Portico Inc., 1 Congress Avenue, Austin, TX 78701',
  },
  write: ({ order_id, first_name, po_number, organization, total, until, instructions }, { url }) => ({
    heading: `Your purchase order ${po_number} is held until ${formatCalendarDay(until)}`,
    parts: [
      { kind: 'text', text: `Hi ${first_name || 'there'},` },
      {
        kind: 'text',
        text: `We have not received payment for order ${order_id} for ${organization} yet. Its price and seats are held until ${formatCalendarDay(until)}. After that day the order is canceled, nothing is due, and you can order again at the prices of that day.`,
      },
      { kind: 'text', text: 'If your payment is already on its way, please tell us when to expect it.' },
      ...(instructions ? [{ kind: 'text', text: `How to pay: ${instructions}` } as const] : []),
      { kind: 'rows', rows: [['PO number', po_number]], total: ['Due', formatMoney(total)] },
      { kind: 'button', label: 'View your order', url: url + linkTo('order', { order_id }) },
    ],
  }),
})
