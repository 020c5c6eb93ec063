import { verify_token } from '@portico/shared/contract/identity/registration.ts'
import { verificationCode } from '@portico/shared/schemas/identity.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import * as v from 'valibot'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { CodeField } from '../../kernel/code-field.tsx'
import type { SignedIn } from '@portico/shared/contract/identity/session.ts'
import { countdownText, useCountdown } from '../../kernel/use-countdown.ts'
import { useForm } from '../../kernel/use-form.ts'

const schema = v.object({ code: verificationCode })

/** The six-digit code; the sixth digit submits it. A new code requires the form again, because the password is not stored. */
export function CodeForm({
  email,
  resend_at_ms,
  onSignedIn,
  onBack,
}: {
  email: string
  resend_at_ms: number
  onSignedIn: (session: SignedIn) => void
  onBack: () => void
}) {
  const form = useForm({
    schema,
    initial: { code: '' },
    send: async ({ code }) => {
      const { session } = await callWithoutRedirect(verify_token, { body: { type: 'email', email, code } })
      if (session) onSignedIn(session)
    },
  })
  const typed = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, 6)
    form.set('code', code)
    if (code.length === 6 && code !== form.values.code) void form.submit({ code })
  }
  return (
    <CallForm
      name="code"
      form={form}
      intro={
        <p>
          We sent a six-digit code to <strong>{email}</strong>. Enter it below.
        </p>
      }
    >
      <CodeField
        id="code-code"
        help="The code works for 30 minutes, in this browser only. Can’t find it? Check your spam folder."
        error={form.errorOf('code')}
        value={form.values.code}
        onTyped={typed}
      />
      <Button type="submit" size="large" block busy={form.busy}>
        Confirm
      </Button>
      <AnotherCode resend_at_ms={resend_at_ms} onBack={onBack} />
    </CallForm>
  )
}

function AnotherCode({ resend_at_ms, onBack }: { resend_at_ms: number; onBack: () => void }) {
  const seconds = useCountdown(resend_at_ms)
  return (
    <div className="row">
      {seconds > 0 ? (
        <span className="small muted">You can request a new code in {countdownText(seconds)}.</span>
      ) : null}
      <Button kind="quiet" size="small" onClick={onBack}>
        {seconds > 0 ? 'Use a different email' : 'Get a new code'}
      </Button>
    </div>
  )
}
