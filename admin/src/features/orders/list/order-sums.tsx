import { sum_staff_orders, type OrderFilters } from '@portico/shared/contract/orders/exports.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Sums of the orders that the list shows with its filters, on all of its pages. */
export function OrderSums({ filters }: { filters: OrderFilters }) {
  const { portal } = useSession()
  const { data, isError } = useQuery({
    queryKey: ['orders', portal.id, 'sums', filters],
    queryFn: () => api(sum_staff_orders, { query: filters }),
    placeholderData: keepPreviousData,
  })
  // The list itself says what failed and offers to try again.
  if (isError && !data) return null
  const money = (cents: number | undefined) => (cents === undefined ? '…' : formatMoney(cents))
  return (
    <dl className="panel order-facts" aria-label="Sums" aria-busy={!data}>
      <Sum label="Orders">{data ? formatCount(data.orders) : '…'}</Sum>
      <Sum label="Paid">{money(data?.paid)}</Sum>
      <Sum label="Refunded">{money(data?.refunded)}</Sum>
      <Sum label="Not paid yet">{money(data?.unpaid)}</Sum>
    </dl>
  )
}

const Sum = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="tabular">{children}</dd>
  </div>
)
