import { reset_password } from '@portico/shared/contract/identity/password.ts'
import { verify_token } from '@portico/shared/contract/identity/registration.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { password, passwordAbout } from '@portico/shared/schemas/password.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { portalName } from '../../kernel/portal-name.ts'
import { useForm } from '../../kernel/use-form.ts'

const schema = v.pipe(
  v.object({ password, repeated: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeated']],
      (given) => given.password === given.repeated,
      errorMessage('validation.password_confirmed'),
    ),
    ['repeated'],
  ),
  passwordAbout({ also: () => [new URLSearchParams(location.search).get('email') ?? '', portalName()] }),
)

/** Landing page of the emailed reset link. Without email or token in the URL the link is invalid (SES-017). */
export function ResetPasswordPage() {
  const query = new URLSearchParams(location.search)
  const [email, token] = [query.get('email') ?? '', query.get('token') ?? '']
  const [link, setLink] = useState<'checking' | 'good' | 'done' | { problem: string }>(
    email && token ? 'checking' : { problem: errorMessage('auth.reset_link_invalid') },
  )
  useEffect(() => {
    if (link !== 'checking') return
    callWithoutRedirect(verify_token, { body: { type: 'reset', email, token } }).then(
      () => setLink('good'),
      (error: unknown) => setLink({ problem: failureText(error) }),
    )
  }, [])
  if (link === 'checking')
    return (
      <p className="account-wait">
        <Spinner label="Checking your link…" />
      </p>
    )
  if (link === 'done')
    return (
      <EmptyState
        icon="check-circle"
        title="Your password has been changed"
        action={<LinkButton href={linkTo('login')}>Sign in</LinkButton>}
      >
        You’ve been signed out everywhere. Please sign in with your new password.
      </EmptyState>
    )
  if (typeof link === 'object')
    return (
      <EmptyState
        icon="warning"
        title={link.problem}
        action={<LinkButton href={linkTo('forgotPassword')}>Request a new link</LinkButton>}
      >
        Reset links work once and expire after one hour.
      </EmptyState>
    )
  return (
    <NewPasswordForm
      email={email}
      save={async (password) => {
        await callWithoutRedirect(reset_password, { body: { email, token, password } })
        setLink('done')
      }}
    />
  )
}

function NewPasswordForm({ email, save }: { email: string; save: (password: string) => Promise<void> }) {
  const form = useForm({
    schema,
    initial: { password: '', repeated: '' },
    send: (given) => save(given.password),
  })
  return (
    <CallForm name="reset" form={form} labels={{ password: 'New password', repeated: 'Confirm new password' }}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="New password"
        id="reset-password"
        required
        error={form.errorOf('password')}
        help="At least 8 characters, with a letter, a number and one of !@#$%^&*."
      >
        <PasswordInput
          autoComplete="new-password"
          value={form.values.password}
          onChange={(event) => form.set('password', event.target.value)}
        />
      </Field>
      <Field label="Confirm new password" id="reset-repeated" required error={form.errorOf('repeated')}>
        <PasswordInput
          autoComplete="new-password"
          value={form.values.repeated}
          onChange={(event) => form.set('repeated', event.target.value)}
        />
      </Field>
      <Button type="submit" size="large" block busy={form.busy}>
        Set password
      </Button>
    </CallForm>
  )
}
