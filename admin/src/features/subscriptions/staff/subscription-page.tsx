import { show_subscription } from '@portico/shared/contract/subscriptions.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { ChangePlan } from './change-plan.tsx'
import { EndSubscription } from './end-subscription.tsx'
import { SubscriptionFacts } from '../subscription-facts.tsx'
import { SubscriptionHistory } from './subscription-history.tsx'

export type Opened = Data<typeof show_subscription>

/** /admin/subscriptions/:id: the subscription of the portal with this id, with its whole history. */
export function SubscriptionPage() {
  const portal_id = Number((useParams({ strict: false }) as { id?: string }).id)
  const { data, error, refetch } = useQuery({
    queryKey: ['subscription', portal_id],
    queryFn: () => api(show_subscription, { params: { portal_id } }),
  })
  const list = <PageLink to={linkToStaff('subscriptions')}>All subscriptions</PageLink>
  if (error && !data)
    return <FailedPage error={error} onRetry={() => void refetch()} entry={{ singular: 'subscription', list }} />
  return (
    <>
      <PageHead title={data ? `Subscription of ${data.portal.name}` : 'Subscription'} actions={list}>
        {data ? new URL(data.portal.url).host : '…'}
      </PageHead>
      {data ? (
        <SubscriptionView of={data} onChanged={() => void refetch()} />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}

function SubscriptionView({ of, onChanged }: { of: Opened; onChanged: () => void }) {
  const [asked, setAsked] = useState<'change' | 'end' | null>(null)
  const close = () => {
    setAsked(null)
    onChanged()
  }
  return (
    <>
      <div className="panel panel-body stack">
        <SubscriptionFacts of={of} time_zone={of.portal.time_zone} />
        {of.note ? <p className="subscription-note">{of.note}</p> : null}
        {of.ended_at === null ? (
          <div className="row">
            {of.paid_by === 'contract' ? <Button onClick={() => setAsked('change')}>Change plan</Button> : null}
            <Button kind="secondary" onClick={() => setAsked('end')}>
              End now
            </Button>
          </div>
        ) : null}
      </div>
      <SubscriptionHistory events={of.events} time_zone={of.portal.time_zone} />
      {asked === 'change' ? <ChangePlan of={of} onClose={close} /> : null}
      <EndSubscription open={asked === 'end'} of={of} onClose={close} />
    </>
  )
}
