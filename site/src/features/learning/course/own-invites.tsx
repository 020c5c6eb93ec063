import {
  accept_learner_invite,
  decline_learner_invite,
  type LearnerInvite,
} from '@portico/shared/contract/learning/invitations-learner.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { learnerCall as call } from '../learner-call.ts'

/** Invitations to the signed-in user's email, which can be accepted or declined here as well as by the emailed link (USR-029). */
export function OwnInvites({ invites }: { invites: readonly LearnerInvite[] }) {
  const [answered, setAnswered] = useState<readonly number[]>([])
  const open = invites.filter(({ id }) => !answered.includes(id))
  if (open.length === 0) return null
  return (
    <section className="stack" aria-label="Invitations">
      {open.map((invite) => (
        <OwnInvite key={invite.id} invite={invite} onDeclined={() => setAnswered([...answered, invite.id])} />
      ))}
    </section>
  )
}

function useAnswer({ id, onDeclined }: { id: number; onDeclined: () => void }) {
  const { running, failure, run } = useAction<'accept' | 'decline'>()
  const accept = async () => {
    const { slug, enrollment_id } = await call(accept_learner_invite, { params: { id } })
    location.assign(linkTo('overview', { slug, related_id: enrollment_id }))
  }
  const decline = async () => {
    await call(decline_learner_invite, { params: { id }, body: {} })
    onDeclined()
  }
  return {
    running,
    failure,
    accept: () => run(accept, { name: 'accept' }),
    decline: () => run(decline, { name: 'decline' }),
  }
}

function OwnInvite({
  invite: { id, from, course, due_on },
  onDeclined,
}: {
  invite: LearnerInvite
  onDeclined: () => void
}) {
  const { running, failure, accept, decline } = useAnswer({ id, onDeclined })
  return (
    <article className="card own-invite">
      <div>
        <h2 className="own-invite-title">{`${from} invites you to ${course.title}`}</h2>
        <p className="muted">
          {due_on === null
            ? 'Your seat is paid for.'
            : `Your seat is paid for. Complete it by ${formatCalendarDay(due_on)}.`}
        </p>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
      </div>
      <div className="row">
        <Button
          busy={running === 'accept'}
          disabled={running === 'decline'}
          aria-label={`Accept the invitation to ${course.title}`}
          onClick={() => void accept()}
        >
          Accept
        </Button>
        <Button
          kind="secondary"
          busy={running === 'decline'}
          disabled={running === 'accept'}
          aria-label={`Decline the invitation to ${course.title}`}
          onClick={() => void decline()}
        >
          Decline
        </Button>
      </div>
    </article>
  )
}
