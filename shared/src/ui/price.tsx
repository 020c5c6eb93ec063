import { formatMoney } from '../rules/pricing/format-money.ts'

/** An amount in cents. `from` when tiers fall below it, `regular_cents` when it is a reduced price, `exact` to show '.00' too. */
export function Price({
  cents,
  from,
  regular_cents,
  exact,
}: {
  cents: number
  from?: boolean | undefined
  regular_cents?: number | undefined
  exact?: boolean | undefined
}) {
  const shown = (amount: number) => formatMoney(amount, { whole_dollars: !exact })
  return (
    <span className="price">
      {from ? <span className="price-from">from </span> : null}
      {shown(cents)}
      {regular_cents !== undefined && regular_cents > cents ? (
        <del>
          <span className="visually-hidden">Regular price </span>
          {shown(regular_cents)}
        </del>
      ) : null}
    </span>
  )
}
