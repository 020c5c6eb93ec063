import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { make_claim_link, take_seat } from '@portico/shared/contract/orders/seats.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { ClaimLink } from './claim-link.tsx'
import { InviteForm } from './invite-form.tsx'
import { storedClaimLink } from './stored-claim-link.ts'

type Props = {
  order_id: number
  line: OrderInFull['lines'][number]
  onChange: () => Promise<void>
  onSaid: (text: string | null) => void
}

/** Actions for free seats: use one, share a link, or invite by email (OP-66). */
export function SeatTools({ order_id, line, onChange, onSaid }: Props) {
  const { running, failure, link, isNew, take, makeLink } = useSeats({ order_id, line, onChange, onSaid })
  const [inviting, setInviting] = useState(false)
  // Also before the order is loaded again after the first link.
  const hasLink = Boolean(line.claim_link_made_at) || link !== null
  const sent = async (count: number) => {
    onSaid(`${countOf(count, 'invitation')} sent.`)
    await onChange()
  }
  return (
    <>
      <p className="small muted">Assign available seats whenever you like. They don’t expire.</p>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <div className="row">
        {line.enrollment_id === null && line.seats_for !== 'others' ? (
          <Button
            kind="secondary"
            icon="user"
            busy={running === 'take'}
            disabled={running === 'link'}
            onClick={() => void take()}
          >
            Claim one for yourself
          </Button>
        ) : null}
        <MakeLink
          hasLink={hasLink}
          busy={running === 'link'}
          disabled={running === 'take'}
          onMake={() => void makeLink()}
        />
        <Button kind="secondary" icon="mail" aria-expanded={inviting} onClick={() => setInviting(!inviting)}>
          Invite by email
        </Button>
      </div>
      {link ? (
        <ClaimLink key={link} url={link} isNew={isNew} />
      ) : hasLink ? (
        <p className="small muted">
          A claim link is active. It was shown only in the browser where it was created. A new link replaces the old
          one.
        </p>
      ) : null}
      {inviting ? <InviteForm params={{ order_id, line_id: line.id }} free={line.seats.free} onSent={sent} /> : null}
    </>
  )
}

/** Creates a claim link; asks first if that ends an earlier one. */
function MakeLink(props: { hasLink: boolean; busy: boolean; disabled: boolean; onMake: () => void }) {
  const { hasLink, busy, disabled, onMake } = props
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button
        kind="secondary"
        icon="copy"
        busy={busy}
        disabled={disabled}
        onClick={() => (hasLink ? setAsks(true) : onMake())}
      >
        {hasLink ? 'Create a new claim link' : 'Create a claim link'}
      </Button>
      <ConfirmDialog
        open={asks}
        confirmLabel="Create a new link"
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          onMake()
        }}
      >
        A new link replaces the old one. People who have the old one can no longer use it.
      </ConfirmDialog>
    </>
  )
}

/** Takes a seat or creates a claim link, one at a time; reloads the free seats after each. */
function useSeats({ order_id, line, onChange, onSaid }: Props) {
  const { running, failure, run } = useAction<'take' | 'link'>()
  const [link, setLink] = useState(() => (line.claim_link_made_at ? storedClaimLink(line.id).read() : null))
  const [made, setMade] = useState(false)
  const params = { order_id, line_id: line.id }

  const act = (name: 'take' | 'link', work: () => Promise<void>) =>
    run(
      async () => {
        onSaid(null)
        await work()
        await onChange()
      },
      { name },
    )
  const take = () =>
    act('take', async () => {
      const { is_claimed } = await browserCall(take_seat, { params })
      onSaid(is_claimed ? 'You’ve claimed your seat.' : 'You already have this course, so no seat was used.')
    })
  const makeLink = () =>
    act('link', async () => {
      const { url } = await browserCall(make_claim_link, { params })
      storedClaimLink(line.id).write(url)
      setMade(true)
      setLink(url)
    })
  return { running, failure, link, isNew: made, take, makeLink }
}
