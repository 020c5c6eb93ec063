import { failureText } from '@portico/shared/browser/failure-text.ts'
import { send_invoice } from '@portico/shared/contract/orders/invoice.ts'
import type { StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'

type Props = { order: StaffOrder; onClose: () => void; onChange: () => void }

/** Dialog 'send invoice' (CHK-018): emails the invoice as a PDF to the buyer or the buyer's bookkeeper. */
export function SendInvoiceDialog(props: Props) {
  const form = useId()
  const { to, setTo, message, setMessage, wrong, submit, send } = useInvoice(props)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="Send invoice"
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={send.isPending}>
            Send
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
        <Field label="Email" required error={wrong}>
          <TextInput
            ref={autoFocusRef}
            type="email"
            maxLength={254}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </Field>
        <Field label="Message" optional help="Shown above the invoice in the email.">
          <TextArea rows={3} maxLength={1000} value={message} onChange={({ target }) => setMessage(target.value)} />
        </Field>
        {send.isError && !wrong ? (
          <Notice tone="failed" alert>
            {failureText(send.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

function useInvoice({ order, onClose, onChange }: Props) {
  const [to, setTo] = useState(order.buyer.email)
  const [message, setMessage] = useState('')
  const [wrong, setWrong] = useState<string>()
  const send = useMutation({
    mutationFn: () => api(send_invoice, { params: { order_id: order.id }, query: {}, body: { to, message } }),
    onSuccess: (sent) => {
      toasts.show({ kind: 'success', text: `The invoice is on its way to ${sent.to}.` })
      onChange()
      onClose()
    },
    onError: (error) => setWrong(error instanceof CallError ? error.fields?.to?.[0] : undefined),
  })
  const submit = () => {
    const { fields } = checkedBody(send_invoice.body, { to, message })
    setWrong(fields?.to?.[0])
    if (!fields) send.mutate()
  }
  return { to, setTo, message, setMessage, wrong, submit, send }
}
