import { login_passkey, login_passkey_options } from '@portico/shared/contract/passkeys.ts'
import { login_second_factor } from '@portico/shared/contract/second-factor.ts'
import { login, type OneMoreStep } from '@portico/shared/contract/session.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { hasPasskeys } from '@portico/shared/ui/use-passkey.ts'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { quietCall } from './browser-call.ts'
import { FormProblems } from './form-problems.tsx'
import type { SignedIn } from '@portico/shared/contract/session.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useForm } from './use-form.ts'

const labels = { login: 'E-mail or username', password: 'Password' }

/** Email or username and password, then the second factor of an account that has one; or a passkey alone. */
export function SignInForm({ known_email, onEmail, onSignedIn }: { known_email: string; onEmail: (email: string) => void; onSignedIn: (session: SignedIn) => void }) {
  const form = useForm({ schema: login.body, initial: { login: known_email, password: '' }, send: async (body) => {
    const answer = await quietCall(login, { body })
    if ('second_factor' in answer) setStep(answer.second_factor)
    else onSignedIn(answer)
  } })
  const [step, setStep] = useState<OneMoreStep | null>(null)
  const passkeyOptions = () => quietCall(login_passkey_options)
  if (step) {
    return (
      <div className="stack">
        <SecondFactorForm step={step} options={passkeyOptions} prove={async (proof) => onSignedIn(await quietCall(login_second_factor, { body: proof }))} />
        <div><Button kind="quiet" size="small" onClick={() => setStep(null)}>Sign in as somebody else</Button></div>
      </div>
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
      <Field label="E-mail or username" id="sign-in-login" required error={form.errorOf('login')}>
        <TextInput
          autoComplete="username" autoCapitalize="none" spellCheck={false} value={form.values.login}
          onChange={(event) => {
            form.set('login', event.target.value)
            onEmail(event.target.value)
          }}
        />
      </Field>
      <Field label="Password" id="sign-in-password" required error={form.errorOf('password')}>
        <PasswordInput value={form.values.password} onChange={(event) => form.set('password', event.target.value)} />
      </Field>
      <Button type="submit" size="large" block busy={form.busy}>Sign in</Button>
      {hasPasskeys() ? <PasskeyButton label="Use a passkey instead" options={passkeyOptions} onSigned={async (answer) => onSignedIn(await quietCall(login_passkey, { body: { answer } }))} /> : null}
      <p className="small"><a href={paths.forgotPassword()}>Forgot your password?</a></p>
    </form>
  )
}
