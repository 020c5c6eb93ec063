import { claim_seat, show_claim } from '@portico/shared/contract/orders-seats.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { AccountSteps } from '../account/account-steps.tsx'
import { isSignedOut, quietCall } from '../../kernel/browser-call.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { $visitor, loadVisitor, setGuest } from '../../kernel/me.store.ts'
import { useKeptDraft } from '../account/use-kept-draft.ts'

type Offer =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; claim: Data<typeof show_claim> }

/** /claim/:token: what is offered, by whom; sign in or register in place, then take the seat. */
export function ClaimPage({ can_register }: { can_register: boolean }) {
  const token = location.pathname.split('/')[2] ?? ''
  const [offer, setOffer] = useState<Offer>({ state: 'loading' })
  const load = () =>
    quietCall(show_claim, { params: { token } }).then(
      (claim) => setOffer({ state: 'ready', claim }),
      (error: unknown) => setOffer({ state: 'failed', error }),
    )
  useEffect(() => {
    void load()
    void loadVisitor()
  }, [])
  if (offer.state === 'loading')
    return (
      <p className="account-wait">
        <Spinner label="One moment…" />
      </p>
    )
  if (offer.state === 'failed') {
    if (offer.error instanceof CallError && offer.error.code === 'auth.link_expired')
      return (
        <EmptyState isPage icon="clock" title={offer.error.message}>
          Please ask the person who sent it to you for a new one.
        </EmptyState>
      )
    return (
      <ErrorState isPage onRetry={() => void load()} requestId={referenceOf(offer.error)}>
        {failureText(offer.error)}
      </ErrorState>
    )
  }
  const { course, from, is_open } = offer.claim
  return (
    <div className="stack stack-6">
      <div className="claim-course">
        {course.thumbnail ? (
          <img className="cart-thumb" src={course.thumbnail} alt="" width="480" height="270" />
        ) : null}
        <p className="muted">{from ? `${from} has a seat for you` : 'You’ve been offered a seat'}</p>
        <h1>{course.title}</h1>
      </div>
      {is_open ? (
        <Take token={token} can_register={can_register} />
      ) : (
        <Notice tone="waiting">
          All seats on this link are taken. Please ask {from || 'the person who sent it to you'} for a new link.
        </Notice>
      )}
    </div>
  )
}

function Take({ token, can_register }: { token: string; can_register: boolean }) {
  const visitor = useStore($visitor)
  const { draft, change, forget } = useKeptDraft(can_register ? 'register' : 'sign-in')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const take = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { enrollment_id, slug } = await quietCall(claim_seat, { params: { token } })
      location.assign(linkTo('overview', { slug, related_id: enrollment_id }))
    } catch (error) {
      if (isSignedOut(error)) setGuest()
      setFailure(failureText(error))
      setBusy(false)
    }
  }
  const signedIn = () => {
    forget()
    void take()
  }
  if (visitor.state === 'loading') return <Spinner label="One moment…" />
  if (visitor.state === 'failed')
    return <ErrorState onRetry={() => void loadVisitor()}>{failureText(visitor.error)}</ErrorState>
  return (
    <div className="card account-card stack">
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {visitor.state === 'member' ? (
        <>
          <p>
            You are signed in as <strong>{visitor.me.email}</strong>.
          </p>
          <Button size="large" block busy={busy} onClick={() => void take()}>
            Claim your seat
          </Button>
        </>
      ) : (
        <AccountSteps draft={draft} onDraft={change} can_register={can_register} onSignedIn={signedIn} />
      )}
    </div>
  )
}
