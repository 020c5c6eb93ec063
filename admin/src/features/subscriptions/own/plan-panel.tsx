import { keep_plan } from '@portico/shared/contract/subscriptions-own.ts'
import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { priceText } from '../price-text.ts'
import { usePlans } from '../use-plans.ts'
import { ChangeOwnPlan } from './change-own-plan.tsx'
import { useShowSubscription } from './use-show-subscription.ts'

/** Opens the plan change, and shows a plan that takes effect at the end of the term. */
export function PlanPanel({ of }: { of: Subscription }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="stack subscription-part" aria-labelledby="own-plan">
      <h2 className="panel-title" id="own-plan">
        Your plan
      </h2>
      {of.next ? <Planned of={of} next={of.next} /> : null}
      {of.owing ? <p>You can change your plan again once the missing payment has arrived.</p> : null}
      {of.canceled_at === null ? null : <p>To change your plan, resume your subscription first.</p>}
      <div>
        <Button disabled={of.owing !== null || of.canceled_at !== null} onClick={() => setOpen(true)}>
          Change plan
        </Button>
      </div>
      {isOpen ? <ChangeOwnPlan of={of} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

function Planned({ of, next }: { of: Subscription; next: NonNullable<Subscription['next']> }) {
  const { portal } = useSession()
  const show = useShowSubscription()
  const plans = usePlans().data
  const name = plans?.find(({ id }) => id === next.plan_id)?.name ?? 'another plan'
  const day = formatDay({ at: of.period_ends_at, time_zone: portal.time_zone, reader_zone: readerZone() })
  const keep = useMutation({
    mutationFn: () => api(keep_plan),
    onSuccess: (subscription) => {
      show(subscription)
      toasts.show({ kind: 'success', text: `You keep the ${of.plan.name} plan.` })
    },
    onError: showFailure,
  })
  return (
    <Notice tone="progress">
      <p>
        {of.canceled_at === null
          ? `On ${day} your plan changes to ${name}, ${priceText(next)}.`
          : `If you resume your subscription, your plan changes to ${name}, ${priceText(next)}, on ${day}, as planned before.`}
      </p>
      <p>
        <Button kind="secondary" size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
          Keep {of.plan.name}
        </Button>
      </p>
    </Notice>
  )
}
