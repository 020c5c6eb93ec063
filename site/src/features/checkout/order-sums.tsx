import type { Order } from '@portico/shared/contract/orders/orders.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { ReactNode } from 'react'
import { portalDate } from '../../scripts/portal-date.ts'

/** Discount, tax and total of an order, what was refunded since, and what remains. */
export function OrderSums({ order }: { order: Order }) {
  const { lines, coupon_code, total, refunded } = order
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax, 0)
  return (
    <>
      {discount > 0 ? <Sum label={discountLabel(coupon_code)}>−{formatMoney(discount)}</Sum> : null}
      {tax > 0 ? <Sum label="Sales tax">{formatMoney(tax)}</Sum> : null}
      <p className="summary-row order-total">
        <span>Total</span>
        <span className="price">{formatMoney(total)}</span>
      </p>
      {refunded > 0 ? <Refunds order={order} /> : null}
    </>
  )
}

const discountLabel = (coupon_code: string | null): string =>
  coupon_code === null ? 'Credit for what was paid before' : `Coupon ${coupon_code}`

function Refunds({ order: { id, total, refunded, refunds } }: { order: Order }) {
  // A lost dispute returns money without a refund.
  const further = refunded - refunds.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      {refunds.map(({ id: refund_id, amount, refunded_at, credit_note }) => (
        <Sum
          key={refund_id}
          label={
            <>
              Refunded on {portalDate(refunded_at)}
              {credit_note ? (
                <a className="small" href={`/api/orders/${id}/refunds/${refund_id}/credit-note/pdf`} download>
                  Credit note {credit_note}
                </a>
              ) : null}
            </>
          }
        >
          −{formatMoney(amount)}
        </Sum>
      ))}
      {further > 0 ? <Sum label="Returned by your bank">−{formatMoney(further)}</Sum> : null}
      <p className="summary-row order-total">
        <span>Net</span>
        <span className="price">{formatMoney(total - refunded)}</span>
      </p>
    </>
  )
}

const Sum = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <p className="summary-row order-sum">
    <span>{label}</span>
    <span className="tabular">{children}</span>
  </p>
)
