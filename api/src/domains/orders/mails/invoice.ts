import { formatCalendarDay, formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  order_id: number
  number: string
  as: string
  name: string | null
  total: number
  refunded: number
  paid_at: Date
  /** from the sender */
  message: string
  /** for a purchase order that is not paid yet */
  due: { due_on: string | null; instructions: string | null } | null
}

/** Says what is still to be done: nothing, or to pay by a day. */
function standing({ due, paid_at, total }: Values, time_zone: string): string {
  if (due === null)
    return `It was paid on ${formatDay({ at: paid_at, time_zone, reader_zone: null })}, so nothing is due.`
  if (due.due_on === null) return `${formatMoney(total)} is due now. The seats are ready as soon as it is paid.`
  return `${formatMoney(total)} is due on ${formatCalendarDay(due.due_on)}.`
}

/** Sent to the person an order's invoice was requested for, often a bookkeeper, with the invoice attached. */
export const invoice = mail<Values>({
  kind: 'transactional',
  sample: {
    order_id: 1001,
    number: 'INV-000012',
    as: 'Invoice',
    name: 'Riverside Clinic',
    total: 9_800,
    refunded: 4_900,
    paid_at: new Date('2026-11-24T15:00:00Z'),
    message: 'As you asked for on the phone.',
    due: null,
  },
  write: (values, { portal, time_zone }) => {
    const { order_id, number, as, name, total, refunded, message, due } = values
    return {
      heading: `${as} ${number}`,
      subject: `${as} ${number} from ${portal}`,
      parts: [
        ...(message === '' ? [] : [{ kind: 'text', text: message } as const]),
        {
          kind: 'text',
          text: `Attached is ${as.toLowerCase()} ${number}${name ? ` for ${name}` : ''}. ${standing(values, time_zone)}`,
        },
        ...(due?.instructions ? [{ kind: 'text', text: `How to pay: ${due.instructions}` } as const] : []),
        {
          kind: 'rows',
          rows: refunded > 0 ? [['Refunded', formatMoney(-refunded)]] : [],
          total: [due ? 'Due' : 'Paid', formatMoney(total)],
        },
        { kind: 'quiet', text: `Order ${order_id}.` },
      ],
    }
  },
})
