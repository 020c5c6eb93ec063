import { linkTo } from '@portico/shared/pages/link-to.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  order_id: number
  first_name: string | null
  po_number: string
  reason: string
}

/** Sent to a buyer whose purchase order was closed unpaid: nothing is due. */
export const purchaseOrderCanceled = mail<Values>({
  kind: 'transactional',
  sample: { order_id: 1001, first_name: 'Ada', po_number: '4500-771', reason: 'Ordered twice.' },
  write: ({ order_id, first_name, po_number, reason }, { url }) => ({
    heading: `Your purchase order ${po_number} was canceled`,
    parts: [
      { kind: 'text', text: `Hi ${first_name || 'there'},` },
      { kind: 'text', text: `Order ${order_id} was canceled, and nothing is due for it. The reason: ${reason}` },
      { kind: 'button', label: 'View your order', url: url + linkTo('order', { order_id }) },
    ],
  }),
})
