import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { TaxGap } from '@portico/shared/states/orders/tax.ts'
import type { Quote } from '../cart/use-quote.ts'

/** Shown in place of the sales tax while it is unknown. */
const gapTexts: Readonly<Record<TaxGap, string>> = {
  state: 'Once you choose your state',
  address: 'Once your address is complete',
  unknown_address: 'Address not found',
  too_many: 'Too many courses',
  service: 'Not available right now',
}

/** Discount and tax, above the total; nothing if there are none. */
export function Sums({ quote: { subtotal, discount, tax, tax_gap, is_tax_exempt, coupon } }: { quote: Quote }) {
  if (discount === 0 && tax === 0 && !is_tax_exempt) return null
  return (
    <>
      <p className="summary-row">
        <span>Subtotal</span>
        <span className="tabular">{formatMoney(subtotal)}</span>
      </p>
      {discount > 0 ? (
        <p className="summary-row">
          <span>Coupon {coupon?.code}</span>
          <span className="tabular">−{formatMoney(discount)}</span>
        </p>
      ) : null}
      {tax === 0 && !is_tax_exempt ? null : (
        <p className="summary-row">
          <span>
            Sales tax
            {is_tax_exempt ? null : (
              <a className="small sums-aside" href={linkTo('taxExemption')}>
                Tax exempt?
              </a>
            )}
          </span>
          <span className="tabular">
            {tax_gap !== null ? gapTexts[tax_gap] : is_tax_exempt ? 'Exempt' : formatMoney(tax ?? 0)}
          </span>
        </p>
      )}
    </>
  )
}
