import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { change_password } from '@portico/shared/contract/identity/password.ts'
import { givenPassword } from '@portico/shared/schemas/identity.ts'
import { password, passwordAbout, passwordConfirmed } from '@portico/shared/schemas/password.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { useState } from 'react'
import * as v from 'valibot'
import { browserCall } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { $visitor } from '../../kernel/me.store.ts'
import { portalName } from '../../kernel/portal-name.ts'
import { useForm } from '../../kernel/use-form.ts'

const aboutMe = (): string[] => {
  const visitor = $visitor.get()
  return [
    portalName(),
    ...(visitor.state === 'member' ? [visitor.me.email, visitor.me.first_name, visitor.me.last_name] : []),
  ]
}
const schema = v.pipe(
  v.object({ old_password: givenPassword, password, password_confirmation: v.string() }),
  passwordConfirmed(),
  passwordAbout({ also: aboutMe }),
)
const empty = { old_password: '', password: '', password_confirmation: '' }
const labels = { old_password: 'Old password', password: 'New password', password_confirmation: 'Confirm new password' }

/** Changes the password, given the old one (SES-050). */
export function ChangePasswordForm() {
  const [saved, setSaved] = useState(false)
  const form = useForm({
    schema,
    initial: empty,
    send: async (given) => {
      try {
        await browserCall(change_password, { body: { old_password: given.old_password, password: given.password } })
      } catch (error) {
        // The only error that belongs to a field.
        throw error instanceof CallError && error.code === 'auth.old_password_incorrect'
          ? new CallError({ ...error, message: error.message, fields: { old_password: [error.message] } })
          : error
      }
      for (const name of ['old_password', 'password', 'password_confirmation'] as const) form.set(name, '')
      setSaved(true)
    },
  })
  const field = (name: keyof typeof empty, autoComplete: string, help?: string) => (
    <Field label={labels[name]} id={`change-password-${name}`} required error={form.errorOf(name)} help={help}>
      <PasswordInput
        autoComplete={autoComplete}
        value={form.values[name]}
        onChange={(event) => {
          form.set(name, event.target.value)
          setSaved(false)
        }}
      />
    </Field>
  )
  return (
    <CallForm name="change-password" form={form} labels={labels} className="stack">
      {field('old_password', 'current-password')}
      {field('password', 'new-password', 'At least 8 characters, with a letter, a number and one of !@#$%^&*.')}
      {field('password_confirmation', 'new-password')}
      <div className="row">
        <Button type="submit" kind="secondary" busy={form.busy}>
          Change password
        </Button>
        <span role="status">{saved ? 'Save Successful' : ''}</span>
      </div>
    </CallForm>
  )
}
