import { login } from '@portico/shared/contract/session.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { paths } from '../../paths.ts'
import { quietCall } from './browser-call.ts'
import { FormProblems } from './form-problems.tsx'
import type { SignedIn } from './signed-in.ts'
import { useForm } from './use-form.ts'

const labels = { login: 'E-mail or username', password: 'Password' }

/** E-mail or username and password. */
export function SignInForm({ known_email, onEmail, onSignedIn }: { known_email: string; onEmail: (email: string) => void; onSignedIn: (session: SignedIn) => void }) {
  const form = useForm({ schema: login.body, initial: { login: known_email, password: '' }, send: async (body) => onSignedIn(await quietCall(login, { body })) })
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
      <p className="small"><a href={paths.forgotPassword()}>Forgot your password?</a></p>
    </form>
  )
}
