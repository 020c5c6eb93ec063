import { failureText } from '@portico/shared/browser/failure-text.ts'
import { invite_to_seat } from '@portico/shared/contract/orders/seats.ts'
import type { SeatPurchase } from '@portico/shared/contract/credits/managers.ts'
import { invitedHelp, splitEmails, invitationsProblem } from '@portico/shared/kernel/invited-emails.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'

type Props = { purchase: SeatPurchase; onClose: () => void; onDone: () => void }

function useInvitations({ purchase: { id, order_id, free }, onClose, onDone }: Props) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const send = useMutation({
    mutationFn: () => api(invite_to_seat, { params: { order_id, line_id: id }, body: { emails: splitEmails(text) } }),
    onSuccess: ({ sent }) => {
      toasts.show({ kind: 'success', text: `${countOf(sent, 'invitation')} sent.` })
      onDone()
      onClose()
    },
  })
  const submit = () => {
    const problem = invitationsProblem(text, free)
    setWrong(problem)
    if (problem === undefined) send.mutate()
  }
  return { text, setText, wrong, send, submit }
}

/** Emails each person a personal link to a seat of this purchase; the invitation reserves the seat until it is claimed. */
export function InviteDialog(props: Props) {
  const form = useId()
  const { text, setText, wrong, send, submit } = useInvitations(props)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Invite people with order ${props.purchase.order_id}`}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={send.isPending}>
            Send invitations
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Email addresses" required error={wrong} help={invitedHelp(props.purchase.free)}>
          <TextArea
            ref={autoFocusRef}
            rows={4}
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {send.isError ? (
          <Notice tone="failed" alert>
            {failureText(send.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
