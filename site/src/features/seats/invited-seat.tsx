import type { Seats } from '@portico/shared/contract/orders/orders.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useState } from 'react'
import { portalDate } from '../../scripts/portal-date.ts'
import { EmailText } from './email-text.tsx'
import { useInvitation } from './use-invitation.ts'

type Props = {
  params: { order_id: number; line_id: number; invitation_id: number }
  seat: Seats['invited'][number]
  onChange: () => Promise<void>
  /** reports the result, since the row may be gone by then */
  onSaid: (text: string | null) => void
}

/** A seat reserved for an invited person: the email can be resent and the invitation withdrawn. */
export function InvitedSeat({ params, seat, onChange, onSaid }: Props) {
  const { email } = seat
  const { busy, running, failure, resend, withdraw } = useInvitation({ params, email, onChange, onSaid })
  const [asks, setAsks] = useState(false)
  return (
    <tr>
      <td>
        <EmailText email={email} />
      </td>
      <td>
        <div className="seat-status">
          <div>
            <StatusMark tone="waiting">Invited</StatusMark>
            <span className="seat-detail">Sent {portalDate(seat.sent_at, 'medium')}</span>
          </div>
          <div className="row seat-actions">
            <Button
              kind="secondary"
              size="small"
              busy={running === 'resend'}
              aria-label={`Resend the invitation to ${email}`}
              onClick={() => void resend()}
            >
              Resend
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={`Withdraw the invitation to ${email}`}
              onClick={() => setAsks(true)}
            >
              Withdraw
            </Button>
          </div>
        </div>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        <ConfirmWithdrawal
          email={email}
          open={asks}
          busy={busy}
          onCancel={() => setAsks(false)}
          onConfirm={() => void withdraw().finally(() => setAsks(false))}
        />
      </td>
    </tr>
  )
}

function ConfirmWithdrawal({
  email,
  ...dialog
}: {
  email: string
  open: boolean
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
}) {
  return (
    <ConfirmDialog danger confirmLabel="Withdraw" {...dialog}>
      The link emailed to {email} stops working, and the seat is available again.
    </ConfirmDialog>
  )
}
