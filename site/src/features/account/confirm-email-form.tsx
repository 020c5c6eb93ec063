import { confirm_email_change } from '@portico/shared/contract/identity/profile-email.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { browserCall } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { CodeField } from '../../kernel/code-field.tsx'
import { useForm } from '../../kernel/use-form.ts'

type Props = { pending: string; onChanged: (standing: { email: string; pending: string | null }) => void }

/** The code that was mailed to the new address; the sixth digit submits it. */
export function ConfirmEmailForm({ pending, onChanged }: Props) {
  const form = useForm({
    schema: confirm_email_change.body,
    initial: { code: '' },
    send: async (body) => onChanged(await browserCall(confirm_email_change, { body })),
  })
  const typed = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, 6)
    form.set('code', code)
    if (code.length === 6 && code !== form.values.code) void form.submit({ code })
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
        help="The code works for 30 minutes. Can’t find it, or it has expired? Check your spam folder, or cancel this change and request it again."
        error={form.errorOf('code')}
        value={form.values.code}
        onTyped={typed}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          Confirm new email
        </Button>
      </div>
    </CallForm>
  )
}
