import { login_passkey, login_passkey_options } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import type { SignedIn } from '@portico/shared/contract/identity/session.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { hasPasskeys } from '@portico/shared/ui/use-passkey.ts'
import type { ReactNode } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { PasskeyButton } from '../../kernel/passkey-button.tsx'
import { SecondFactorForm } from '../../kernel/second-factor-form.tsx'
import { UnlockLogin, OfferUnlockCode } from './unlock-login.tsx'
import { useSignIn, type SignIn } from './use-sign-in.ts'

const labels = { login: 'Email or username', password: 'Password' }
const passkeyOptions = () => callWithoutRedirect(login_passkey_options)

/** Email or username with password, then the second factor if the account has one; or just a passkey. */
export function SignInForm({
  known_email,
  onEmail,
  onSignedIn,
}: {
  known_email: string
  onEmail: (email: string) => void
  onSignedIn: (session: SignedIn) => void
}) {
  const signIn = useSignIn(known_email, onSignedIn)
  const { step, lockout, moveLockout, backToPassword, prove } = signIn
  if (step)
    return (
      <div className="stack">
        <SecondFactorForm step={step} options={passkeyOptions} prove={prove} />
        <div>
          <Button kind="quiet" size="small" onClick={() => backToPassword(null)}>
            Sign in with a different account
          </Button>
        </div>
      </div>
    )
  if (lockout?.state === 'asked')
    return (
      <UnlockLogin
        login={lockout.login}
        resend_at_ms={lockout.resend_at_ms}
        onAsked={(resend_at_ms) => moveLockout({ ...lockout, resend_at_ms })}
        onUnlocked={() => moveLockout({ login: lockout.login, state: 'unlocked' })}
        onBack={() => moveLockout(null)}
      />
    )
  return (
    <PasswordStep signIn={signIn} onEmail={onEmail}>
      {hasPasskeys() ? (
        <PasskeyButton
          label="Use a passkey instead"
          options={passkeyOptions}
          onSigned={async (answer) => onSignedIn(await callWithoutRedirect(login_passkey, { body: { answer } }))}
        />
      ) : null}
    </PasswordStep>
  )
}

function PasswordStep({
  signIn: { form, step, isBack, lockout, moveLockout },
  onEmail,
  children,
}: {
  signIn: SignIn
  onEmail: (email: string) => void
  children: ReactNode
}) {
  const first = useFocusOnShow<HTMLInputElement>(isBack && step === null)
  return (
    <CallForm name="sign-in" form={form} labels={labels}>
      {lockout?.state === 'refused' ? (
        <OfferUnlockCode
          login={lockout.login}
          onAsked={(resend_at_ms) => moveLockout({ login: lockout.login, state: 'asked', resend_at_ms })}
        />
      ) : null}
      {lockout?.state === 'unlocked' ? (
        <Notice tone="success" alert>
          You can sign in again. Please enter your password.
        </Notice>
      ) : null}
      <Field label={labels.login} id="sign-in-login" required error={form.errorOf('login')}>
        <TextInput
          ref={first}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.login}
          onChange={(event) => {
            form.set('login', event.target.value)
            onEmail(event.target.value)
          }}
        />
      </Field>
      <Field label={labels.password} id="sign-in-password" required error={form.errorOf('password')}>
        <PasswordInput value={form.values.password} onChange={(event) => form.set('password', event.target.value)} />
      </Field>
      <Button type="submit" size="large" block busy={form.busy}>
        Sign in
      </Button>
      {children}
      <p className="small">
        <a href={linkTo('forgotPassword')}>Forgot your password?</a>
      </p>
    </CallForm>
  )
}
