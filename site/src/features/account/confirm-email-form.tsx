import { confirm_email_change, resend_email_code } from '@portico/shared/contract/identity/profile-email.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { CodeField } from '../../kernel/code-field.tsx'
import { useForm } from '../../kernel/use-form.ts'

type Props = {
  pending: string
  onChanged: (standing: { email: string; pending: string | null }) => void
  /** the change was canceled elsewhere, or has waited too long */
  onOver: (text: string) => void
}

/** The code that was mailed to the new address; the sixth digit submits it. */
export function ConfirmEmailForm({ pending, onChanged, onOver }: Props) {
  const unlessOver = (error: unknown) => {
    if (!(error instanceof CallError && error.code === 'auth.email_change_over')) throw error
    onOver(error.message)
  }
  const form = useForm({
    schema: confirm_email_change.body,
    initial: { code: '' },
    send: async (body) => browserCall(confirm_email_change, { body }).then(onChanged, unlessOver),
  })
  const { isSent, busy, failure, send, forget } = useNewCode(unlessOver)
  const typed = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, 6)
    form.set('code', code)
    forget()
    if (code.length === 6 && code !== form.values.code) void form.submit({ code })
  }
  const sendAgain = async () => {
    form.setFailure(null)
    if (await send()) form.set('code', '')
  }
  return (
    <CallForm
      name="email-code"
      form={form}
      className="stack"
      label="Confirm new email"
      intro={
        <p>
          We sent a six-digit code to <strong className="own-email">{pending}</strong>. Enter it to change your email.
        </p>
      }
    >
      <CodeField
        id="email-code-code"
        help="The code works for 30 minutes. Can’t find it? Check your spam folder."
        error={form.errorOf('code')}
        value={form.values.code}
        onTyped={typed}
      />
      <div role="status" className="live">
        {isSent ? <Notice tone="success">We sent a new code. The earlier one no longer works.</Notice> : null}
      </div>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <div className="row">
        <Button type="submit" busy={form.busy}>
          Confirm new email
        </Button>
        <Button kind="secondary" busy={busy} onClick={() => void sendAgain()}>
          Send a new code
        </Button>
      </div>
    </CallForm>
  )
}

/** Sends another code to the new mailbox, in place of the earlier one. */
function useNewCode(unlessOver: (error: unknown) => void) {
  const { busy, failure, setFailure, run } = useAction()
  const [isSent, setSent] = useState(false)
  const forget = () => {
    setSent(false)
    setFailure(null)
  }
  const send = async (): Promise<boolean> => {
    let sent = false
    setSent(false)
    await run(async () => {
      sent = await browserCall(resend_email_code).then(
        () => true,
        (error: unknown) => (unlessOver(error), false),
      )
      setSent(sent)
    })
    return sent
  }
  return { isSent, busy, failure, send, forget }
}
