import { may } from '@portico/shared/access/may.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import type { CourseShare } from '@portico/shared/contract/shares.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { ShareSales } from './share-sales.tsx'
import { endText, termsOf } from './share-text.ts'
import { useShareSteps } from './use-share-steps.ts'

type Props = { share: CourseShare; onClose: () => void; onChanged: () => void }

/** Shows one share: its terms, its actions and, for a given course, its sales. */
export function ShareDetails({ share, onClose, onChanged }: Props) {
  const { me } = useSession()
  const { title, other_portal, side, state, note } = share
  const [asksEnd, setAsksEnd] = useState(false)
  const { answer, end } = useShareSteps(share, { onClose, onChanged })
  const error = answer.error ?? end.error
  const ended = endText(share)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(side === 'given' && state !== 'offered' ? { size: 'wide' as const } : {})}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
          {may({ roles: [me.current_role], action: 'shares.manage' }) ? (
            <Steps
              share={share}
              busy={answer.isPending || end.isPending}
              onAnswer={answer.mutate}
              onEnd={() => setAsksEnd(true)}
            />
          ) : null}
        </>
      }
    >
      <div className="stack">
        <p>{side === 'given' ? `Sold by ${other_portal}.` : `A course of ${other_portal}.`}</p>
        {ended ? <Notice>{ended} It is no longer sold; learners keep what they have.</Notice> : null}
        {note ? <p className="share-note">“{note}”</p> : null}
        <Terms share={share} />
        {error ? (
          <Notice tone="failed" alert>
            {failureText(error)}
          </Notice>
        ) : null}
        {side === 'given' && state !== 'offered' ? <ShareSales share={share} /> : null}
      </div>
      <ConfirmDialog
        open={asksEnd}
        title={state === 'offered' ? 'Withdraw this offer?' : 'End this share?'}
        confirmLabel={state === 'offered' ? 'Withdraw offer' : 'End share'}
        danger
        busy={end.isPending}
        onCancel={() => setAsksEnd(false)}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setAsksEnd(false) })}
      >
        {state === 'offered'
          ? `${other_portal} will no longer see the offer.`
          : 'Sales stop now. Learners keep the course, and earlier orders and certificates stay.'}
      </ConfirmDialog>
    </Dialog>
  )
}

const Terms = ({ share }: { share: CourseShare }) => (
  <dl className="share-terms">
    {termsOf(share).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type StepProps = {
  share: CourseShare
  busy: boolean
  onAnswer: (answer: 'accepted' | 'declined') => void
  onEnd: () => void
}

/** Actions that this side has for the share now. */
function Steps({ share: { side, state }, busy, onAnswer, onEnd }: StepProps) {
  if (state === 'offered' && side === 'received')
    return (
      <>
        <Button kind="danger" busy={busy} onClick={() => onAnswer('declined')}>
          Decline
        </Button>
        <Button busy={busy} onClick={() => onAnswer('accepted')}>
          Accept
        </Button>
      </>
    )
  if (state !== 'offered' && state !== 'accepted') return null
  return (
    <Button kind="danger" busy={busy} onClick={onEnd}>
      {state === 'offered' ? 'Withdraw the offer' : 'End the share'}
    </Button>
  )
}
