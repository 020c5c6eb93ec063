import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { show_claim } from '@portico/shared/contract/orders/seats.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { signOut } from '../../scripts/sign-out.ts'

type Props = {
  claim: Pick<Data<typeof show_claim>, 'state' | 'invited' | 'is_from_portal'>
  /** of the signed-in account */
  email: string
  busy: boolean
  onTake: () => void
}

/** The signed-in member takes the seat; for an invitation of another email they choose the account first (USR-026). */
export function ClaimAsMember({ claim, email, busy, onTake }: Props) {
  const { invited } = claim
  const isOpen = claim.state === 'open'
  if (isOpen && invited && invited.email.toLowerCase() !== email.toLowerCase())
    return (
      <OtherAccount invited={invited.email} email={email} busy={busy} onTake={claim.is_from_portal ? null : onTake} />
    )
  return (
    <>
      <p>
        You are signed in as <strong>{email}</strong>.
      </p>
      {isOpen ? (
        <Button size="large" block busy={busy} onClick={onTake}>
          {invited ? 'Accept and start' : 'Claim your seat'}
        </Button>
      ) : null}
    </>
  )
}

/** `onTake` null: an invitation of the portal is for its address alone. */
function OtherAccount({
  invited,
  email,
  busy,
  onTake,
}: {
  invited: string
  email: string
  busy: boolean
  onTake: (() => void) | null
}) {
  const leaving = useAction()
  return (
    <>
      <Notice tone="waiting">
        This invitation is for <strong>{invited}</strong>. You are signed in as <strong>{email}</strong>.
      </Notice>
      <Button
        size="large"
        block
        busy={leaving.busy}
        disabled={busy}
        onClick={() => void leaving.run(() => signOut(location.pathname))}
      >
        Switch account
      </Button>
      {onTake ? (
        <Button kind="secondary" block busy={busy} disabled={leaving.busy} onClick={onTake}>
          {`Accept as ${email}`}
        </Button>
      ) : null}
    </>
  )
}
