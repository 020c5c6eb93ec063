import { register } from '@portico/shared/contract/identity/registration.ts'
import { passwordAbout } from '@portico/shared/schemas/password.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import type { AccountDraft } from './account-draft.ts'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { portalName } from '../../kernel/portal-name.ts'
import { useForm } from '../../kernel/use-form.ts'
import * as v from 'valibot'

const labels = { first_name: 'First name', last_name: 'Last name', email: 'Email', password: 'Password' }

const schema = v.pipe(
  register.body,
  passwordAbout({ from: ['email', 'first_name', 'last_name'], also: () => [portalName()] }),
)

/** Requests an account. Known and unknown emails get the same answer: a six-digit code is on its way (OP-25). */
export function RegisterForm({
  draft,
  onDraft,
  onSent,
}: {
  draft: AccountDraft
  onDraft: (change: Partial<AccountDraft>) => void
  onSent: (sent: { email: string; resend_after_s: number }) => void
}) {
  const { first_name, last_name, email, is_adult } = draft
  const form = useForm({
    schema,
    initial: { first_name, last_name, email, password: '', is_adult },
    send: async (body) =>
      onSent({ email: body.email, resend_after_s: (await callWithoutRedirect(register, { body })).resend_after_s }),
  })
  const text = (name: 'first_name' | 'last_name' | 'email') => ({
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => {
      form.set(name, event.target.value)
      onDraft({ [name]: event.target.value })
    },
  })
  return (
    <CallForm name="register" form={form} labels={labels}>
      <NameFields form={form} text={text} />
      <Field
        label="Email"
        id="register-email"
        required
        error={form.errorOf('email')}
        help="We’ll send your receipts and certificates here."
      >
        <TextInput type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...text('email')} />
      </Field>
      <Field
        label="Password"
        id="register-password"
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
      <AdultBox form={form} onDraft={onDraft} />
      <Button type="submit" size="large" block busy={form.busy}>
        Create account
      </Button>
    </CallForm>
  )
}

type TextProps = { value: string; onChange: (event: { target: { value: string } }) => void }

function NameFields({
  form,
  text,
}: {
  form: { errorOf: (name: 'first_name' | 'last_name') => string | undefined }
  text: (name: 'first_name' | 'last_name') => TextProps
}) {
  return (
    <div className="account-names">
      <Field label="First name" id="register-first_name" required error={form.errorOf('first_name')}>
        <TextInput autoComplete="given-name" {...text('first_name')} />
      </Field>
      <Field label="Last name" id="register-last_name" required error={form.errorOf('last_name')}>
        <TextInput autoComplete="family-name" {...text('last_name')} />
      </Field>
    </div>
  )
}

type AdultForm = {
  values: { is_adult: boolean }
  set: (name: 'is_adult', value: boolean) => void
  errorOf: (name: 'is_adult') => string | undefined
}

const AdultBox = ({ form, onDraft }: { form: AdultForm; onDraft: (change: { is_adult: boolean }) => void }) => (
  <Checkbox
    id="register-is_adult"
    label="I am 18 or older, or have parental consent."
    checked={form.values.is_adult}
    error={form.errorOf('is_adult')}
    onChange={({ target }) => {
      form.set('is_adult', target.checked)
      onDraft({ is_adult: target.checked })
    }}
  />
)
