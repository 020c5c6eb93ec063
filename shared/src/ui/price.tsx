import { formatMoney } from '../rules/pricing/format-money.ts'

/** An amount in cents. `separate_cents` is the total if bought separately, struck through if it is higher; `exact` also shows '.00'. */
export function Price({
  cents,
  separate_cents,
  exact,
}: {
  cents: number
  separate_cents?: number | undefined
  exact?: boolean | undefined
}) {
  const shown = (amount: number) => formatMoney(amount, { whole_dollars: !exact })
  return (
    <span className="price">
      {shown(cents)}
      {separate_cents !== undefined && separate_cents > cents ? (
        <del>
          <span className="visually-hidden">Bought separately </span>
          {shown(separate_cents)}
        </del>
      ) : null}
    </span>
  )
}
