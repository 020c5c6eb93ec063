import { claim_seat, type show_claim } from '@portico/shared/contract/orders/seats.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { isSignedOut, callWithoutRedirect } from '../../kernel/browser-call.ts'
import { $visitor, loadVisitor, setGuest } from '../../kernel/me.store.ts'
import { AccountSteps } from '../account/account-steps.tsx'
import { useStoredDraft } from '../account/use-stored-draft.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import { AlreadyEnrolled } from './already-enrolled.tsx'
import { ClaimAsMember } from './claim-as-member.tsx'
import { Declined, DeclineInvitation } from './decline-invitation.tsx'

type Claim = Data<typeof show_claim>
type Props = { token: string; claim: Claim; can_register: boolean; onChanged: () => Promise<Claim | null> }

/** Actions for a claim link: open the course the user has, accept or decline, sign in or register in place, take the seat. */
export function RedeemClaim(props: Props) {
  const { token, claim, onChanged } = props
  const visitor = useStore($visitor)
  const [never, setNever] = useState<boolean | null>(null)
  const taking = useRedeemClaim(props)
  if (visitor.state === 'loading') return <Spinner label="One moment…" />
  if (visitor.state === 'failed')
    return <ErrorState onRetry={() => void loadVisitor()}>{failureText(visitor.error)}</ErrorState>
  const answered = async (said: boolean) => {
    setNever(said)
    await onChanged()
  }
  if (visitor.state === 'member' && claim.yours) return <AlreadyEnrolled claim={claim} yours={claim.yours} />
  if (claim.state === 'declined')
    return (
      <Declined
        token={token}
        from={claim.from}
        never={never ?? claim.invited?.is_refused ?? false}
        onAnswered={answered}
      />
    )
  const isOpen = claim.state === 'open'
  return (
    <>
      {taking.failure ? (
        <Notice tone="failed" alert>
          {taking.failure}
        </Notice>
      ) : null}
      {isOpen ? null : <ClaimUnavailable claim={claim} isMember={visitor.state === 'member'} />}
      {visitor.state === 'member' ? (
        <ClaimAsMember claim={claim} email={visitor.me.email} busy={taking.busy} onTake={() => void taking.take()} />
      ) : (
        <AsGuest {...props} taking={taking} />
      )}
      {isOpen && claim.invited ? <DeclineInvitation token={token} from={claim.from} onAnswered={answered} /> : null}
      {isOpen ? <p className="small muted">{`${watcherOf(claim)} your name, your email, and your progress.`}</p> : null}
    </>
  )
}

function AsGuest({ token, claim, can_register, taking }: Props & { taking: ReturnType<typeof useRedeemClaim> }) {
  const isOpen = claim.state === 'open'
  if (claim.state === 'full' || claim.state === 'paused') return null
  if (isOpen && claim.invited)
    return <AcceptInvitation token={token} invited={claim.invited} onSignedIn={taking.signedIn} />
  const { draft, change, signedIn } = taking
  return (
    <>
      {isOpen ? <h2 className="claim-head">Claim your seat</h2> : null}
      <AccountSteps
        draft={isOpen ? draft : { ...draft, mode: 'sign-in' }}
        onDraft={change}
        can_register={can_register && isOpen}
        onSignedIn={() => void signedIn()}
      />
    </>
  )
}

const watcherOf = ({ is_from_portal, from, invited }: Claim): string => {
  if (is_from_portal) return `The staff of ${from} see`
  return invited ? 'The person who invited you sees' : 'The buyer of the seats sees'
}

async function claimSeat(token: string) {
  try {
    return await callWithoutRedirect(claim_seat, { params: { token } })
  } catch (error) {
    if (isSignedOut(error)) setGuest()
    throw error
  }
}

function useRedeemClaim({ token, can_register, onChanged }: Props) {
  const { draft, change, forget } = useStoredDraft(can_register ? 'register' : 'sign-in')
  const { busy, failure, run } = useAction()
  const take = () =>
    run(async () => {
      const { enrollment_id, slug } = await claimSeat(token)
      location.assign(linkTo('overview', { slug, related_id: enrollment_id }))
      // Stays busy until the browser shows the course.
      await new Promise(() => {})
    })
  const signedIn = async () => {
    forget()
    const now = await onChanged()
    if (now && now.yours === null && now.state === 'open') await take()
  }
  return { draft, change, busy, failure, take, signedIn }
}

function ClaimUnavailable({ claim, isMember }: { claim: Claim; isMember: boolean }) {
  if (claim.state === 'full' && claim.is_from_portal)
    return (
      <Notice tone="waiting">
        This course can’t be started right now. Your invitation stays open. Please contact {claim.from}, or come back
        later.
      </Notice>
    )
  const buyer = claim.from || 'the person who sent it to you'
  if (claim.state === 'full')
    return <Notice tone="waiting">All seats on this link are taken. Please ask {buyer} for a new link.</Notice>
  if (claim.state === 'revoked')
    return (
      <Notice tone="waiting">
        Your seat was revoked. To get one again, please ask {buyer} to invite you by email.
      </Notice>
    )
  if (claim.state === 'paused')
    return (
      <Notice tone="waiting">
        The payment for these seats is under review, so they can’t be claimed right now. Please ask {buyer}, or come
        back later.
      </Notice>
    )
  return (
    <Notice tone="waiting">
      {claim.is_from_portal ? 'This invitation has been used. ' : 'This seat has been claimed. '}
      {isMember ? '' : 'If that was you, sign in to go to your course. '}If it wasn’t you, please ask {buyer} for a new
      link.
    </Notice>
  )
}
