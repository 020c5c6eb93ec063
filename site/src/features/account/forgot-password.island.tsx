import { forgot_password } from '@portico/shared/contract/identity/password.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { countdownText, useCountdown } from '../../kernel/use-countdown.ts'
import { useForm } from '../../kernel/use-form.ts'

/** Requests a reset link; the response never reveals whether the email is known. */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState<{ email: string; resend_at_ms: number } | null>(null)
  const seconds = useCountdown(sent?.resend_at_ms ?? 0)
  const form = useForm({
    schema: forgot_password.body,
    initial: { email: '' },
    send: async (body) => {
      const { resend_after_s } = await callWithoutRedirect(forgot_password, { body })
      setSent({ email: body.email, resend_at_ms: Date.now() + resend_after_s * 1000 })
    },
  })
  return (
    <CallForm
      name="forgot"
      form={form}
      intro={
        <div role="status" className="live">
          {sent ? (
            <Notice tone="success">
              If <strong>{sent.email}</strong> has an account, we’ve emailed it a link to reset the password. The link
              works for one hour.
            </Notice>
          ) : null}
        </div>
      }
    >
      <Field label="Email" id="forgot-email" required error={form.errorOf('email')}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.email}
          onChange={(event) => form.set('email', event.target.value)}
        />
      </Field>
      <Button type="submit" size="large" block busy={form.busy} disabled={seconds > 0}>
        {seconds > 0 ? `Resend link in ${countdownText(seconds)}` : sent ? 'Resend link' : 'Send reset link'}
      </Button>
      <p className="small">
        <a href={linkTo('login')}>Back to sign in</a>
      </p>
    </CallForm>
  )
}
