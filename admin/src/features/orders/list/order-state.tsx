import type { ListedOrder } from '@portico/shared/contract/orders/staff.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { overdueDays } from '@portico/shared/rules/orders/overdue-days.ts'
import { orderStatusLabels, paymentStatusLabels } from '@portico/shared/states/orders/order.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { useState } from 'react'
import { useSession } from '../../../kernel/session/session.ts'

type State = Pick<ListedOrder, 'status' | 'payment_status' | 'is_disputed'> & {
  refunded: number
  purchase_order: { due_on: string | null } | null
}
const tones: Readonly<Record<State['status'], Tone>> = { 1: 'waiting', 2: 'failed', 3: 'success', 4: 'failed' }

/** Shows the state of an order (OP-02): a dispute first, then an overdue invoice, then the payment status if it says more than the order status. */
export function OrderState({ status, payment_status, is_disputed, refunded, purchase_order }: State) {
  const { portal } = useSession()
  const [today] = useState(() => formatDate({ at: new Date(), time_zone: portal.time_zone, style: 'iso' }))
  const overdue = overdueDays({ status, purchase_order }, today)
  if (is_disputed) return <StatusMark tone="failed">Disputed</StatusMark>
  if (overdue > 0) return <StatusMark tone="failed">{`Overdue by ${countOf(overdue, 'day')}`}</StatusMark>
  if (payment_status === 'refunded') return <StatusMark tone="waiting">{paymentStatusLabels.refunded}</StatusMark>
  if (payment_status === 'processing') return <StatusMark tone="progress">{paymentStatusLabels.processing}</StatusMark>
  if (refunded > 0) return <StatusMark tone="waiting">Partly refunded</StatusMark>
  return <StatusMark tone={tones[status]}>{orderStatusLabels[status]}</StatusMark>
}
