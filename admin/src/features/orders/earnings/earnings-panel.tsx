import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { show_order_earnings, type OrderEarnings } from '@portico/shared/contract/orders/staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Shows what is left of the order after refunds, disputes, the provider's fee and sales tax (CHK-015). */
export function EarningsPanel({ order_id }: { order_id: number }) {
  const { portal } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['order-earnings', portal.id, order_id],
    queryFn: () => api(show_order_earnings, { params: { order_id }, query: {} }),
  })
  return (
    <section className="panel" aria-labelledby="earnings">
      <div className="panel-body stack">
        <h2 className="panel-title" id="earnings">
          Earnings
        </h2>
        {data ? <Sums earnings={data} /> : null}
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()} requestId={referenceOf(error)}>
            {failureText(error)}
          </ErrorState>
        ) : null}
        {data || error ? null : (
          <div role="status" aria-label="Loading">
            <Skeleton shape="line" count={4} />
          </div>
        )}
      </div>
    </section>
  )
}

function Sums({ earnings: { gross, refunded, disputed, fee, tax, owners, net } }: { earnings: OrderEarnings }) {
  const rows: readonly (readonly [string, string])[] = [
    ['Paid', formatMoney(gross)],
    ...(refunded > 0 ? [['Refunded', formatMoney(-refunded)] as const] : []),
    ...(disputed > 0 ? [['Disputed', formatMoney(-disputed)] as const] : []),
    ['Payment fee', fee === null ? 'Not known yet' : formatMoney(fee === 0 ? 0 : -fee)],
    ...(tax > 0 ? [['Sales tax', formatMoney(-tax)] as const] : []),
    ...(owners > 0 ? [['Owners of shared courses', formatMoney(-owners)] as const] : []),
  ]
  return (
    <dl className="order-sums">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="order-sum-net">
        <dt>Net</dt>
        <dd>{formatMoney(net)}</dd>
      </div>
    </dl>
  )
}
