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
  due_on: string | null
  instructions: string | null
}

/** Sent to the buyer who placed a purchase order: the document for their accounts payable is attached, and what happens next. */
export const purchaseOrderPlaced = mail<Values>({
  kind: 'transactional',
  sample: {
    order_id: 1001,
    first_name: 'Ada',
    po_number: '4500-771',
    organization: 'Riverside Clinic',
    total: 49_000,
    due_on: null,
    instructions: 'Checks to Portico Inc., 1 Congress Avenue, Austin, TX 78701',
  },
  write: ({ order_id, first_name, po_number, organization, total, due_on, instructions }, { url }) => ({
    heading: `We received your purchase order ${po_number}`,
    parts: [
      { kind: 'text', text: `Hi ${first_name || 'there'},` },
      {
        kind: 'text',
        text: due_on
          ? `Order ${order_id} for ${organization} is ready: it was placed on your organization’s credit terms. The attached invoice is due on ${formatCalendarDay(due_on)}.`
          : `Order ${order_id} for ${organization} was placed. Please forward the attached pro forma invoice to your accounts payable department. Courses and seats are ready as soon as it is paid.`,
      },
      ...(instructions ? [{ kind: 'text', text: `How to pay: ${instructions}` } as const] : []),
      { kind: 'rows', rows: [], total: ['Due', formatMoney(total)] },
      { kind: 'button', label: 'View your order', url: url + linkTo('order', { order_id }) },
    ],
  }),
})
