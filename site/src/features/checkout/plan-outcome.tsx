import { show_plan_order } from '@portico/shared/contract/orders/plans.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useEffect, useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'

type Outcome = Data<typeof show_plan_order>
const poll_ms = 1500
const mostPolls = 40

/** Result of a plan order; polls until its portal exists. */
export function PlanOutcome({ order_id }: { order_id: number }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [tried, setTried] = useState(0)
  const portal = outcome?.portal ?? null
  useEffect(() => {
    if (portal !== null || tried >= mostPolls) return
    const ask = () =>
      callWithoutRedirect(show_plan_order, { params: { order_id } })
        .then(setOutcome, () => {})
        .finally(() => setTried(tried + 1))
    const clock = setTimeout(() => void ask(), tried === 0 ? 0 : poll_ms)
    return () => clearTimeout(clock)
  }, [order_id, portal, tried])
  if (portal === null)
    return tried < mostPolls ? (
      <Spinner label="Setting up your portal…" />
    ) : (
      <p>Your portal is still being set up. You don’t need to do anything; it appears on this page once it is ready.</p>
    )
  return (
    <div className="stack">
      <p>
        <strong>{portal.name}</strong> is ready at {new URL(portal.url).host}. Sign in there with the same email and
        password.
      </p>
      <div>
        <LinkButton href={`${portal.url}${linkToStaff('mySubscription')}`} icon="arrow-right">
          Open your portal
        </LinkButton>
      </div>
    </div>
  )
}
