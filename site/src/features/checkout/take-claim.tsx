import { claim_seat, type show_claim } from '@portico/shared/contract/orders-seats.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { isSignedOut, quietCall } from '../../kernel/browser-call.ts'
import { $visitor, loadVisitor, setGuest } from '../../kernel/me.store.ts'
import { AccountSteps } from '../account/account-steps.tsx'
import { useKeptDraft } from '../account/use-kept-draft.ts'

type Claim = Data<typeof show_claim>
type Props = { token: string; claim: Claim; can_register: boolean; onSignedIn: () => Promise<Claim | null> }

/** What this person can do with the link: go to the course they have, sign in or register in place, take the seat. */
export function TakeClaim(props: Props) {
  const { claim, can_register } = props
  const visitor = useStore($visitor)
  const { draft, change, busy, failure, take, signedIn } = useTake(props)
  if (visitor.state === 'loading') return <Spinner label="One moment…" />
  if (visitor.state === 'failed')
    return <ErrorState onRetry={() => void loadVisitor()}>{failureText(visitor.error)}</ErrorState>
  const isOpen = claim.state === 'open'
  if (visitor.state === 'member' && claim.yours) return <Yours claim={claim} yours={claim.yours} />
  return (
    <>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {isOpen ? null : <Gone claim={claim} isMember={visitor.state === 'member'} />}
      {visitor.state === 'member' ? (
        <>
          <p>
            You are signed in as <strong>{visitor.me.email}</strong>.
          </p>
          {isOpen ? (
            <Button size="large" block busy={busy} onClick={() => void take()}>
              Claim your seat
            </Button>
          ) : null}
        </>
      ) : claim.state === 'full' ? null : (
        <>
          {isOpen ? <h2 className="claim-head">Claim your seat</h2> : null}
          <AccountSteps
            draft={isOpen ? draft : { ...draft, mode: 'sign-in' }}
            onDraft={change}
            can_register={can_register && isOpen}
            onSignedIn={() => void signedIn()}
          />
        </>
      )}
      {isOpen ? (
        <p className="small muted">Whoever bought the seats sees your name, your email, and when you claimed yours.</p>
      ) : null}
    </>
  )
}

function useTake({ token, can_register, onSignedIn }: Props) {
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
  const signedIn = async () => {
    forget()
    const now = await onSignedIn()
    if (now && now.yours === null && now.state === 'open') await take()
  }
  return { draft, change, busy, failure, take, signedIn }
}

function Gone({ claim, isMember }: { claim: Claim; isMember: boolean }) {
  const buyer = claim.from || 'the person who sent it to you'
  if (claim.state === 'full')
    return <Notice tone="waiting">All seats on this link are taken. Please ask {buyer} for a new link.</Notice>
  return (
    <Notice tone="waiting">
      This seat has been claimed. {isMember ? '' : 'If that was you, sign in to go to your course. '}If it wasn’t you,
      please ask {buyer} for a new link.
    </Notice>
  )
}

function Yours({ claim, yours }: { claim: Claim; yours: NonNullable<Claim['yours']> }) {
  const { slug } = claim.course
  return (
    <>
      <Notice tone="success">
        {yours.is_claimed
          ? 'You’ve claimed this seat.'
          : 'You have this course already. This seat isn’t needed and stays free for someone else.'}
      </Notice>
      <LinkButton href={linkTo('overview', { slug, related_id: yours.enrollment_id })} icon="play" size="large" block>
        Go to course
      </LinkButton>
    </>
  )
}
