import { decline_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { portalName } from '../../kernel/portal-name.ts'

type Props = { token: string; onAnswered: (never: boolean) => Promise<void> }

function useDecline({ token, onAnswered }: Props) {
  const { busy, failure, run } = useAction()
  const send = (wanted?: boolean): Promise<void> =>
    run(async () => {
      const { never } = await callWithoutRedirect(decline_invitation, { params: { token }, body: { never: wanted } })
      await onAnswered(never)
    })
  return { busy, failure, send }
}

/** Declines an invitation, optionally also all later ones from this portal (USR-029). */
export function DeclineInvitation({ from, ...props }: Props & { from: string }) {
  const [isAsked, setAsked] = useState(false)
  const [never, setNever] = useState(false)
  const { busy, failure, send } = useDecline(props)
  return (
    <>
      <Button kind="quiet" block onClick={() => setAsked(true)}>
        Decline invitation
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Decline this invitation?"
        confirmLabel="Decline"
        busy={busy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void send(never || undefined)}
      >
        <span className="stack">
          <span>{`${from || 'The person who invited you'} sees that you declined and can give the seat to someone else.`}</span>
          <Checkbox
            label={`Don’t let ${portalName()} invite me again`}
            checked={never}
            onChange={({ target }) => setNever(target.checked)}
          />
          {failure ? (
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          ) : null}
        </span>
      </ConfirmDialog>
    </>
  )
}

/** Shown after declining; the person can still change whether they may be invited again. */
export function Declined({ token, from, never, onAnswered }: Props & { from: string; never: boolean }) {
  const { busy, failure, send } = useDecline({ token, onAnswered })
  return (
    <>
      <Notice tone="success">
        {never
          ? `You declined this invitation, and ${portalName()} won’t invite you again.`
          : `You declined this invitation. If you change your mind, ask ${from || 'the person who sent it'} to invite you again.`}
      </Notice>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <Button kind="secondary" block busy={busy} onClick={() => void send(!never)}>
        {never ? 'Allow invitations again' : 'Don’t invite me again'}
      </Button>
    </>
  )
}
