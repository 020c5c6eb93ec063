import type { Seats } from '@portico/shared/contract/orders/orders.ts'
import { itemProgressLabels } from '@portico/shared/states/learning/item-progress.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useState } from 'react'
import { portalDate } from '../../scripts/portal-date.ts'
import { EmailText } from './email-text.tsx'
import { useRevokeSeat, type SeatParams } from './use-revoke-seat.ts'

type Seat = Seats['claimed' | 'used'][number]
type Props = {
  params: SeatParams
  /** of the course */
  title: string
  seat: Seat
  isOwn: boolean
  /** by a dispute: no seat can be revoked */
  isPaused: boolean
  onChange: () => Promise<void>
  /** reports the result, since the row is gone by then */
  onSaid: (text: string | null) => void
}

/** A seat that a person claimed: their progress, and a button to revoke it while they have not started. */
export function SeatOfPerson({ seat, isOwn, isPaused, ...rest }: Props) {
  // Lives as long as the row: after a refusal the seat can no longer be revoked, and the reason stays.
  const revoking = useRevokeSeat({ ...rest, name: nameOf(seat) })
  const canRevoke = !('left_at' in seat) && seat.started_at === null && seat.finished_at === null && !isPaused
  return (
    <tr>
      <td>
        <PersonOfSeat seat={seat} isOwn={isOwn} />
      </td>
      <td>
        <div className="seat-status">
          <div>
            <SeatState seat={seat} />
          </div>
          {canRevoke ? <RevokeSeat seat={seat} isOwn={isOwn} title={rest.title} {...revoking} /> : null}
          {revoking.failure ? (
            <Notice tone="failed" alert>
              {revoking.failure}
            </Notice>
          ) : null}
        </div>
      </td>
    </tr>
  )
}

function PersonOfSeat({ seat: { person, invited_as }, isOwn }: Pick<Props, 'seat' | 'isOwn'>) {
  if (!person) return <span className="muted">No longer a member</span>
  return (
    <>
      <strong>{person.name || <EmailText email={person.email} />}</strong>
      {isOwn ? ' (you)' : ''}
      {person.name ? (
        <span className="seat-detail">
          <EmailText email={person.email} />
        </span>
      ) : null}
      {invited_as !== null && invited_as !== person.email ? (
        <span className="seat-detail">
          Invited as <EmailText email={invited_as} />
        </span>
      ) : null}
    </>
  )
}

function SeatState({ seat }: Pick<Props, 'seat'>) {
  if ('left_at' in seat)
    return (
      <>
        <StatusMark>Used</StatusMark>
        <span className="seat-detail">
          Left on {portalDate(seat.left_at, 'medium')} at {seat.percentage}%
        </span>
      </>
    )
  return (
    <>
      <StatusMark tone="success">Claimed</StatusMark>
      <span className="seat-detail">{portalDate(seat.claimed_at, 'medium')}</span>
      <span className="seat-detail">{progressText(seat)}</span>
    </>
  )
}

function progressText({ started_at, finished_at, status, percentage }: Seat): string {
  if (finished_at !== null) return `Completed on ${portalDate(finished_at, 'medium')}`
  return started_at === null ? 'Not started' : `${itemProgressLabels[status]}: ${percentage}%`
}

const nameOf = ({ person }: Seat): string => person?.name || person?.email || 'a former member'

function effectOf(seat: Seat, isOwn: boolean): string {
  if (isOwn) return 'You haven’t started the course and will lose access to it.'
  if (!seat.person) return 'The person is no longer a member and hasn’t started the course.'
  return `${nameOf(seat)} hasn’t started the course, will lose access to it, and will be notified.`
}

type Revoking = Pick<Props, 'seat' | 'isOwn' | 'title'> & Pick<ReturnType<typeof useRevokeSeat>, 'busy' | 'revoke'>

function RevokeSeat({ seat, isOwn, title, busy, revoke }: Revoking) {
  const [asks, setAsks] = useState(false)
  const name = nameOf(seat)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={isOwn ? `Revoke your own seat in ${title}` : `Revoke the seat of ${name} in ${title}`}
        onClick={() => setAsks(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        danger
        open={asks}
        title={`Revoke this seat in ${title}?`}
        confirmLabel="Revoke"
        busy={busy}
        onCancel={() => setAsks(false)}
        onConfirm={() => void revoke().finally(() => setAsks(false))}
      >
        {effectOf(seat, isOwn)} You can give the seat to someone else.
      </ConfirmDialog>
    </>
  )
}
