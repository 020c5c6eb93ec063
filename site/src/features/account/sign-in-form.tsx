import { login_passkey, login_passkey_options } from '@portico/shared/contract/passkeys.ts'
import { login_second_factor, type FactorProof } from '@portico/shared/contract/second-factor.ts'
import { login, type OneMoreStep } from '@portico/shared/contract/session.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { hasPasskeys } from '@portico/shared/ui/use-passkey.ts'
import { CallError } from '@portico/shared/contract/call.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { quietCall } from '../../kernel/browser-call.ts'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { FormProblems } from '../../kernel/form-problems.tsx'
import type { SignedIn } from '@portico/shared/contract/session.ts'
import { LiftWait, OfferWaitCode } from './lift-wait.tsx'
import { PasskeyButton } from '../../kernel/passkey-button.tsx'
import { SecondFactorForm } from '../../kernel/second-factor-form.tsx'
import { useForm } from '../../kernel/use-form.ts'

/** After too many wrong passwords: the login that waits, and the state of its mailed code. */
type Wait = { login: string; state: 'refused' | 'lifted' } | { login: string; state: 'asked'; resend_at_ms: number }

const labels = { login: 'Email or username', password: 'Password' }

/** Email or username and password, then the second factor of an account that has one; or a passkey alone. */
export function SignInForm({
  known_email,
  onEmail,
  onSignedIn,
}: {
  known_email: string
  onEmail: (email: string) => void
  onSignedIn: (session: SignedIn) => void
}) {
  const form = useForm({
    schema: login.body,
    initial: { login: known_email, password: '' },
    send: async (body) => {
      setWait(null)
      const answer = await quietCall(login, { body }).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'auth.account_locked')
          setWait({ login: body.login, state: 'refused' })
        throw error
      })
      if ('second_factor' in answer) setStep(answer.second_factor)
      else onSignedIn(answer)
    },
  })
  const [step, setStep] = useState<OneMoreStep | null>(null)
  const [isBack, setIsBack] = useState(false)
  const first = useFocusOnShow<HTMLInputElement>(isBack && step === null)
  const [wait, setWait] = useState<Wait | null>(null)
  const moveWait = (next: Wait) => {
    form.setFailure(null)
    setWait(next)
  }
  const backToPassword = (reason: string | null) => {
    form.set('password', '')
    form.setFailure(reason)
    setStep(null)
    setIsBack(true)
  }
  // An expired login cannot be continued: it starts again with the password.
  const prove = async (proof: FactorProof) => {
    const session = await quietCall(login_second_factor, { body: proof }).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'auth.login_over') throw error
      backToPassword(error.message)
    })
    if (session) onSignedIn(session)
  }
  const passkeyOptions = () => quietCall(login_passkey_options)
  if (step) {
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
  }
  if (wait?.state === 'asked') {
    const asked = (resend_at_ms: number) => setWait({ ...wait, resend_at_ms })
    return (
      <LiftWait
        login={wait.login}
        resend_at_ms={wait.resend_at_ms}
        onAsked={asked}
        onLifted={() => moveWait({ login: wait.login, state: 'lifted' })}
        onBack={() => setWait(null)}
      />
    )
  }
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormProblems form="sign-in" failure={form.failure} errors={form.errors} labels={labels} />
      {wait?.state === 'refused' ? (
        <OfferWaitCode
          login={wait.login}
          onAsked={(resend_at_ms) => moveWait({ login: wait.login, state: 'asked', resend_at_ms })}
        />
      ) : null}
      {wait?.state === 'lifted' ? (
        <Notice tone="success" alert>
          You can sign in again. Please enter your password.
        </Notice>
      ) : null}
      <Field label="Email or username" id="sign-in-login" required error={form.errorOf('login')}>
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
      <Field label="Password" id="sign-in-password" required error={form.errorOf('password')}>
        <PasswordInput value={form.values.password} onChange={(event) => form.set('password', event.target.value)} />
      </Field>
      <Button type="submit" size="large" block busy={form.busy}>
        Sign in
      </Button>
      {hasPasskeys() ? (
        <PasskeyButton
          label="Use a passkey instead"
          options={passkeyOptions}
          onSigned={async (answer) => onSignedIn(await quietCall(login_passkey, { body: { answer } }))}
        />
      ) : null}
      <p className="small">
        <a href={paths.forgotPassword()}>Forgot your password?</a>
      </p>
    </form>
  )
}
