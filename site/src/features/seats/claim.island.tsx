import { show_claim } from '@portico/shared/contract/orders/seats.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useEffect, useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { loadVisitor } from '../../kernel/me.store.ts'
import { ClaimOffer, ClaimSkeleton } from './claim-offer.tsx'
import { RedeemClaim } from './redeem-claim.tsx'

type Claim = Data<typeof show_claim>
type Offer = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; claim: Claim }

/** /claim/:token: shows the offer and its sender; the user signs in or registers in place, then takes the seat. */
export function ClaimPage({ can_register }: { can_register: boolean }) {
  const token = location.pathname.split('/')[2] ?? ''
  const [offer, setOffer] = useState<Offer>({ state: 'loading' })
  const load = async (): Promise<Claim | null> => {
    try {
      const claim = await callWithoutRedirect(show_claim, { params: { token } })
      setOffer({ state: 'ready', claim })
      return claim
    } catch (error) {
      setOffer({ state: 'failed', error })
      return null
    }
  }
  useEffect(() => {
    void load()
    void loadVisitor()
  }, [])
  if (offer.state === 'loading') return <ClaimSkeleton />
  if (offer.state === 'ready')
    return (
      <ClaimOffer claim={offer.claim}>
        <RedeemClaim token={token} claim={offer.claim} can_register={can_register} onChanged={load} />
      </ClaimOffer>
    )
  return <FailedClaim error={offer.error} onRetry={() => void load()} />
}

/** Says why a link opens nothing: withdrawn, ended, unknown, or the call failed. */
function FailedClaim({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof CallError && error.code === 'invitations.withdrawn')
    return (
      <EmptyState
        isPage
        icon="clock"
        title="The link has expired"
        action={<LinkButton href={linkTo('learnerCourses')}>Go to my courses</LinkButton>}
      >
        {error.message}
      </EmptyState>
    )
  if (error instanceof CallError && error.code === 'auth.link_expired')
    return (
      <EmptyState
        isPage
        icon="clock"
        title={error.message}
        action={<LinkButton href={linkTo('learnerCourses')}>Go to my courses</LinkButton>}
      >
        Please ask the person who sent it to you for a new one. If you have already claimed your seat, you will find the
        course under My courses.
      </EmptyState>
    )
  if (error instanceof CallError && error.code === 'auth.link_unknown')
    return (
      <EmptyState
        isPage
        icon="search"
        title={error.message}
        action={<LinkButton href={linkTo('home')}>Go to the home page</LinkButton>}
      >
        If it came by email, open it from there, or ask the person who sent it to you for a new one.
      </EmptyState>
    )
  return (
    <ErrorState isPage onRetry={onRetry} requestId={referenceOf(error)}>
      {failureText(error)}
    </ErrorState>
  )
}
