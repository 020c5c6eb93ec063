import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  cancel_invite,
  reinvite,
  remind_invited,
  type ManagerInvite,
} from '@portico/shared/contract/learning/invitations.ts'
import { mayWithInvitation, mostReminders } from '@portico/shared/states/learning/invitation.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'

type Props = { invite: ManagerInvite; onDone: () => void }
type What = 'remind' | 'reinvite' | 'cancel'

const calls = { remind: remind_invited, reinvite, cancel: cancel_invite } as const
const successTexts: Readonly<Record<What, (email: string) => string>> = {
  remind: (email) => `A reminder was sent to ${email}.`,
  reinvite: (email) => `${email} was invited again.`,
  cancel: (email) => `The invitation to ${email} was withdrawn. Its seat is free again.`,
}

/** Actions that a manager has for an invitation in its current status (USR-026). */
export function InviteActions({ invite: { id, email, status, reminders }, onDone }: Props) {
  const [asked, setAsked] = useState(false)
  const act = useMutation({
    mutationFn: (what: What) => api(calls[what], { params: { id } }).then(() => what),
    onSuccess: (what) => toasts.show({ kind: 'success', text: successTexts[what](email) }),
    onError: (error) => toasts.show({ kind: 'failed', text: failureText(error) }),
    // Also after a refusal, because the status may have changed meanwhile.
    onSettled: () => {
      setAsked(false)
      onDone()
    },
  })
  const may = (what: What) => mayWithInvitation(status, what)
  const entries = [
    ...(may('remind')
      ? [
          {
            label: reminders < mostReminders ? 'Send a reminder' : 'No reminders left',
            icon: 'mail',
            disabled: reminders >= mostReminders,
            onSelect: () => act.mutate('remind'),
          } as const,
        ]
      : []),
    ...(may('reinvite')
      ? [
          {
            label: reminders < mostReminders ? 'Invite again' : 'No reminders left',
            icon: 'mail',
            disabled: reminders >= mostReminders,
            onSelect: () => act.mutate('reinvite'),
          } as const,
        ]
      : []),
    ...(may('cancel')
      ? [{ label: 'Withdraw invitation', icon: 'close', danger: true, onSelect: () => setAsked(true) } as const]
      : []),
  ]
  if (entries.length === 0) return null
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={`Actions for ${email}`} busy={act.isPending} />}
        entries={entries}
      />
      <ConfirmDialog
        open={asked}
        title="Withdraw this invitation?"
        confirmLabel="Withdraw invitation"
        busy={act.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => act.mutate('cancel')}
      >
        {`The link that was emailed to ${email} stops working, and the seat is free again.`}
      </ConfirmDialog>
    </>
  )
}
