import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import type { PlanChangePreview } from '@portico/shared/contract/subscriptions-own.ts'
import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { priceText } from '../price-text.ts'
import type { Wanted } from './change-own-plan.tsx'

type Props = { preview: PlanChangePreview; wanted: Wanted; of: Subscription }

/** Describes what a change costs now and later, in sentences and amounts. */
export function ChangePreview({ preview, wanted, of }: Props) {
  const { portal } = useSession()
  const day = (at: string) => formatDay({ at, time_zone: portal.time_zone, reader_zone: readerZone() })
  const later = priceText({ price: preview.price, billing_type: wanted.billing_type })
  if (preview.when === 'term_end')
    return (
      <p>
        You keep {of.plan.name} until {day(preview.at)}, the end of the term you’ve paid for. Then the new plan begins
        at {later}. Nothing is charged today, and your credits stay.
      </p>
    )
  const { due_now, credited, credits, next_payment_at } = preview
  return (
    <>
      <dl className="change-sums">
        <div>
          <dt>New plan, rest of the term</dt>
          <dd className="tabular">{formatMoney(due_now + credited)}</dd>
        </div>
        <div>
          <dt>Unused time of {of.plan.name}</dt>
          <dd className="tabular">−{formatMoney(credited)}</dd>
        </div>
        <div className="change-due">
          <dt>Due now</dt>
          <dd className="tabular">{formatMoney(due_now)}</dd>
        </div>
      </dl>
      <p>
        The new plan begins at once. From {day(next_payment_at)} on you pay {later}.
        {credits > 0
          ? ` ${formatCount(credits)} credits are added now: those of the new plan until then, less those that ${of.plan.name} came with for the same time.`
          : ''}
      </p>
    </>
  )
}
