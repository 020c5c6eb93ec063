import { formatMoney } from './format-money.ts'

/** An amount in cents. `from` when tiers fall below it, `regular_cents` when it is a reduced price. */
export function Price({ cents, from, regular_cents }: { cents: number; from?: boolean | undefined; regular_cents?: number | undefined }) {
  return (
    <span className="price">
      {from ? <span className="price-from">from </span> : null}
      {formatMoney(cents)}
      {regular_cents !== undefined && regular_cents > cents
        ? <del><span className="visually-hidden">Regular price </span>{formatMoney(regular_cents)}</del>
        : null}
    </span>
  )
}
