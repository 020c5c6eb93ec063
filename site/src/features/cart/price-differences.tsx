import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { portalDate } from '../../scripts/portal-date.ts'
import type { Quote } from './use-quote.ts'

/** Lists prices that changed since the page where the line was added, before payment. */
export function PriceDifferences({ quotes }: { quotes: readonly Quote[] }) {
  const found = quotes.flatMap(({ lines }) => differencesOf(lines))
  return (
    <div role="status" className="live">
      {found.length > 0 ? (
        <Notice tone="waiting">
          {found.map((one) => (
            <p key={one.title}>{differenceText(one)}</p>
          ))}
        </Notice>
      ) : null}
    </div>
  )
}

const differenceText = ({ title, before, now, at }: Difference): string =>
  `“${title}” was ${formatMoney(before)} on the page you added it from (${portalDate(at)}). It’s ${formatMoney(now)} now.`

type Difference = { title: string; before: number; now: number; at: string }

/** Lines whose unit price differs from the signed price of the page they were added on, for the same quantity. */
const differencesOf = (lines: Quote['lines']): Difference[] =>
  lines.flatMap(({ title, unit_price, on_page }) =>
    on_page && on_page.unit_price !== unit_price
      ? [{ title, before: on_page.unit_price, now: unit_price, at: on_page.at }]
      : [],
  )
