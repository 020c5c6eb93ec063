import './subscription.css'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { creditsOfTerm } from '@portico/shared/rules/subscriptions/plan-credits.ts'
import { SubscriptionMark } from './subscription-mark.tsx'
import { termEnd, priceText } from './price-text.ts'

/** Shows a subscription's facts and state. Days are in the portal's time zone. */
export function SubscriptionFacts({ of, time_zone }: { of: Subscription; time_zone: string }) {
  const day = (at: string) => formatDay({ at, time_zone, reader_zone: readerZone() })
  const credits = creditsOfTerm({ yearly_credits: of.plan.yearly_credits, billing_type: of.billing_type })
  const end = termEnd(of)
  return (
    <dl className="subscription-facts">
      <div>
        <dt>Plan</dt>
        <dd>{of.plan.name}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <SubscriptionMark status={of.status} />
        </dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>{priceText(of)}</dd>
      </div>
      <div>
        <dt>{end.label}</dt>
        <dd>{day(end.at)}</dd>
      </div>
      <div>
        <dt>Paid by</dt>
        <dd>{of.paid_by === 'card' ? 'Card' : 'Invoice'}</dd>
      </div>
      <div>
        <dt>Since</dt>
        <dd>{day(of.starts_at)}</dd>
      </div>
      <div>
        <dt>Credits with each term</dt>
        <dd>{formatCount(credits)}</dd>
      </div>
    </dl>
  )
}
