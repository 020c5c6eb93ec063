import { show_payment_account, type PaymentAccountDetails } from '@portico/shared/contract/orders/payment-account.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { AccountMoney } from './account-money.tsx'
import { AccountState } from './account-state.tsx'
import './payment-account.css'

const decidedWithin_ms = 3_000

/** /admin/payment-account: the account that receives the portal's payments, opened and managed at the payment provider (CHK-027). */
export function PaymentAccountPage() {
  const { portal } = useSession()
  const returned = useReturnFromProvider()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['payment-account', portal.id],
    queryFn: () => api(show_payment_account, { query: {} }),
    // Poll, because the provider may decide while the page is open.
    refetchInterval: ({ state }) => (state.data?.state === 'looked_at' ? decidedWithin_ms : false),
  })
  if (isError && !data) return <FailedPage error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title="Payment account">Where the money of this portal’s orders goes.</PageHead>
      {data ? (
        <PaymentAccountView details={data} returned={returned} />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={6} />
        </div>
      )}
    </>
  )
}

function PaymentAccountView({
  details,
  returned,
}: {
  details: PaymentAccountDetails
  returned: 'form' | 'expired' | null
}) {
  if (details.offered !== 'yes')
    return (
      <div className="panel panel-body">
        <p>{unavailableReasons[details.offered]}</p>
      </div>
    )
  return (
    <div className="stack">
      {returned === 'expired' ? (
        <Notice tone="waiting">
          The link to the form has expired. Everything you saved there is safe; open it again.
        </Notice>
      ) : null}
      {details.is_current ? null : (
        <Notice tone="waiting">
          Our payment provider is not responding right now. This is the latest information from it; balances are
          missing.
        </Notice>
      )}
      <AccountState details={details} />
      {details.money ? <AccountMoney money={details.money} /> : null}
    </div>
  )
}

const unavailableReasons = {
  not_a_seller: 'Only channel portals, which sell courses to others, have their own payment account.',
  own: 'Orders of this portal are paid into an account that the platform’s team has set up for it. Contact them to change it.',
  off: 'This platform does not open payment accounts. Contact its team to take card payments.',
} as const satisfies Record<Exclude<PaymentAccountDetails['offered'], 'yes'>, string>

/** Returns how the user came back from the provider's form, and removes it from the URL, so that a reload does not see it. */
function useReturnFromProvider(): 'form' | 'expired' | null {
  const [returned] = useState((): 'form' | 'expired' | null => {
    const from = new URLSearchParams(location.search).get('from')
    return from === 'form' || from === 'expired' ? from : null
  })
  useEffect(() => {
    if (returned !== null) history.replaceState(history.state, '', location.pathname)
  }, [returned])
  return returned
}
