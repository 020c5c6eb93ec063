import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { show_portal_subscription } from '@portico/shared/contract/subscriptions.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { CancelSubscription } from './cancel-subscription.tsx'
import { CardPanel } from './card-panel.tsx'
import { OverdueNotice } from './overdue-notice.tsx'
import { PlanPayments } from './plan-payments.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { useAdoptedCard } from './use-adopted-card.ts'
import { SubscriptionFacts } from '../subscription-facts.tsx'

/** /admin/my-subscription: the portal's own subscription (TEN-054); the admins of a blocked portal are sent here (TEN-011). */
export function MySubscriptionPage() {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['portal-subscription', portal.id],
    queryFn: () => api(show_portal_subscription),
    enabled: portal.kind === 'tenant',
  })
  useAdoptedCard()
  return (
    <>
      <PageHead title="My subscription">The subscription of {portal.name}.</PageHead>
      <div className="subscription-notices">
        {portal.is_paused && portal.kind === 'tenant' ? <Paused /> : null}
        {query.data?.subscription?.owing ? <OverdueNotice of={query.data.subscription} /> : null}
      </div>
      <div className="panel panel-body stack">
        {portal.kind !== 'tenant' ? (
          <p>This portal belongs to the platform and needs no subscription.</p>
        ) : query.isError && !query.data ? (
          <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
            {failureText(query.error)}
          </ErrorState>
        ) : query.data ? (
          <SubscriptionView {...query.data} />
        ) : (
          <Skeleton shape="line" count={6} />
        )}
      </div>
      {query.data ? <PlanPayments payments={query.data.payments} /> : null}
    </>
  )
}

const Paused = () => (
  <Notice tone="failed" alert>
    <strong>{errorMessage('portals.blocked')}.</strong> Nobody can open courses here while the portal is paused.
    Progress, certificates and settings are safe.
  </Notice>
)

type SubscriptionView = Pick<Data<typeof show_portal_subscription>, 'subscription' | 'unused_credits'>
function SubscriptionView({ subscription: of, unused_credits }: SubscriptionView) {
  const { portal } = useSession()
  if (of === null)
    return (
      <EmptyState icon="award" title="No subscription yet">
        Choose a plan on the platform’s pricing page, or contact the platform’s team to get one by invoice.
      </EmptyState>
    )
  const isCard = of.paid_by === 'card'
  return (
    <>
      <SubscriptionFacts of={of} time_zone={portal.time_zone} />
      {of.ended_at === null && isCard ? (
        <>
          <PlanPanel of={of} />
          <CardPanel of={of} />
        </>
      ) : null}
      {of.ended_at === null ? (
        <div className={isCard ? 'subscription-part' : undefined}>
          <CancelSubscription of={of} unused_credits={unused_credits} />
        </div>
      ) : (
        <p>
          Choose a plan on the platform’s pricing page to subscribe again. You can ask for an export of your data within
          30 days of the end.
        </p>
      )}
    </>
  )
}
