import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  resend_course_invitation,
  withdraw_course_invitation,
  type CourseInvitation,
} from '@portico/shared/contract/learning/enrollments-invitations.ts'
import { mayWithInvitation, mostReminders } from '@portico/shared/states/learning/invitation.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'

type Props = { slug: string; invite: CourseInvitation; onDone: () => void }
type What = 'resend' | 'withdraw'

const calls = { resend: resend_course_invitation, withdraw: withdraw_course_invitation } as const
const successTexts: Readonly<Record<What, (email: string) => string>> = {
  resend: (email) => `The invitation was sent to ${email} again.`,
  withdraw: (email) => `The invitation to ${email} was withdrawn.`,
}

/** Sends an invitation again, or withdraws an open one. */
export function CourseInvitationActions({ slug, invite: { id, email, status, reminders }, onDone }: Props) {
  const [asked, setAsked] = useState(false)
  const act = useMutation({
    mutationFn: (what: What) => api(calls[what], { params: { slug, id } }).then(() => what),
    onSuccess: (what) => toasts.show({ kind: 'success', text: successTexts[what](email) }),
    onError: (error) => toasts.show({ kind: 'failed', text: failureText(error) }),
    // Also after a refusal, because the status may have changed meanwhile.
    onSettled: () => {
      setAsked(false)
      onDone()
    },
  })
  const maySend = mayWithInvitation(status, 'remind') || mayWithInvitation(status, 'reinvite')
  if (!maySend) return null
  const label = mayWithInvitation(status, 'reinvite') ? 'Invite again' : 'Send again'
  const entries = [
    {
      label: reminders < mostReminders ? label : `Sent again ${mostReminders} times`,
      icon: 'mail',
      disabled: reminders >= mostReminders,
      onSelect: () => act.mutate('resend'),
    } as const,
    ...(mayWithInvitation(status, 'cancel')
      ? [{ label: 'Withdraw invitation', icon: 'close', danger: true, onSelect: () => setAsked(true) } as const]
      : []),
  ]
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
        onConfirm={() => act.mutate('withdraw')}
      >
        {`The link that was emailed to ${email} stops working.`}
      </ConfirmDialog>
    </>
  )
}
