import { failureText } from '@portico/shared/browser/failure-text.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { autoFocusRef } from './auto-focus-ref.ts'

type Typed = { amount: string; sent_as: string; email: string }
type Props = {
  title: string
  /** label of its button */
  action: string
  help: string
  /** asks for a person's email, with this help text */
  asks_email?: string | undefined
  /** moves the credits and returns the success message */
  move: (typed: Typed) => Promise<string>
  onClose: () => void
  onDone: () => void
}

function useMove({ move, asks_email, onClose, onDone }: Props) {
  const [amount, setAmount] = useState('1')
  const [email, setEmail] = useState('')
  const [sent_as] = useState(() => crypto.randomUUID())
  const [wrong, setWrong] = useState<{ amount?: string; email?: string }>({})
  const save = useMutation({
    mutationFn: () => move({ amount, sent_as, email: email.trim() }),
    onSuccess: (text) => {
      toasts.show({ kind: 'success', text })
      onDone()
      onClose()
    },
  })
  const submit = () => {
    const isCount = /^[1-9]\d{0,5}$/.test(amount.trim())
    const found = {
      ...(isCount ? {} : { amount: 'Please enter a whole number, 1 or more.' }),
      ...(asks_email !== undefined && !email.trim() ? { email: errorMessage('validation.required') } : {}),
    }
    setWrong(found)
    if (Object.keys(found).length === 0) save.mutate()
  }
  const refused = save.error instanceof CallError ? save.error.fields : undefined
  const told = { amount: wrong.amount ?? refused?.amount?.[0], email: wrong.email ?? refused?.email?.[0] }
  return { amount, setAmount, email, setEmail, submit, save, told, isTold: Boolean(refused?.amount ?? refused?.email) }
}

/** Dialog that moves credits: how many and, if needed, to or from whom. A resend after a failure does not move them twice. */
export function CreditsDialog(props: Props) {
  const form = useId()
  const { amount, setAmount, email, setEmail, submit, save, told, isTold } = useMove(props)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            {props.action}
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
        {props.asks_email === undefined ? null : (
          <Field label="Email address" required help={props.asks_email} error={told.email}>
            <TextInput
              ref={autoFocusRef}
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
        )}
        <Field label="Credits" required help={props.help} error={told.amount}>
          <TextInput
            ref={props.asks_email === undefined ? autoFocusRef : undefined}
            inputMode="numeric"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Field>
        {save.isError && !isTold ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
