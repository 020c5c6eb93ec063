import { useState } from 'react'
import * as v from 'valibot'
import { generatePassword } from '../rules/identity/session/generate-password.ts'
import { fieldErrors, type FieldErrors } from '../schemas/forms.ts'
import { password, passwordConfirmed } from '../schemas/password.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useAction } from './use-action.ts'

/** Schema for a new password and its repetition, with the API's rules and messages. */
export const newPassword = v.pipe(v.object({ password, password_confirmation: v.string() }), passwordConfirmed())

const empty = { password: '', password_confirmation: '' }
const formId = 'reset-password-dialog'

/**
 * Dialog in which staff set another person's password (SES-044, OP-27). `save` makes the API call; `words` turns an error it throws into a message.
 */
export function ResetPasswordDialog({
  open,
  person,
  save,
  words,
  onClose,
}: {
  open: boolean
  person: string
  save: (password: string) => Promise<void>
  words: (error: unknown) => string
  onClose: () => void
}) {
  const { values, errors, failure, generated, busy, close, generate, submit, set } = useNewPassword({
    save,
    words,
    onClose,
  })
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Reset password"
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Set password
          </Button>
        </>
      }
    >
      <Form id={formId} className="stack" onSubmit={() => void submit()}>
        <p>{person} will be signed out everywhere and must sign in with the new password.</p>
        {failure === null ? null : (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        )}
        <PasswordFields values={values} errors={errors} set={set} />
        <div role="status">
          {generated === null ? null : (
            <Field label="Generated password (shown only once)">
              <TextInput readOnly value={generated} />
            </Field>
          )}
        </div>
        <div>
          <Button kind="quiet" onClick={generate}>
            Generate a password
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

type Values = typeof empty
type Change = (event: { target: { value: string } }) => void

function PasswordFields({
  values,
  errors,
  set,
}: {
  values: Values
  errors: FieldErrors
  set: (name: keyof Values) => Change
}) {
  return (
    <>
      <Field
        label="New password"
        required
        error={errors.password?.[0]}
        help="At least 8 characters, with a letter, a number and one of !@#$%^&*."
      >
        <PasswordInput autoComplete="new-password" value={values.password} onChange={set('password')} />
      </Field>
      <Field label="Confirm new password" required error={errors.password_confirmation?.[0]}>
        <PasswordInput
          autoComplete="new-password"
          value={values.password_confirmation}
          onChange={set('password_confirmation')}
        />
      </Field>
    </>
  )
}

type Wish = { save: (password: string) => Promise<void>; words: (error: unknown) => string; onClose: () => void }

function useNewPassword({ save, words, onClose }: Wish) {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [generated, setGenerated] = useState<string | null>(null)
  const { busy, failure, setFailure, run } = useAction(words)
  const close = () => {
    setValues(empty)
    setErrors({})
    setFailure(null)
    setGenerated(null)
    onClose()
  }
  const generate = () => {
    const made = generatePassword(cryptographic)
    setGenerated(made)
    setValues({ password: made, password_confirmation: made })
    setErrors({})
  }
  const submit = () =>
    run(async () => {
      const parsed = v.safeParse(newPassword, values)
      setErrors(parsed.success ? {} : fieldErrors(parsed.issues))
      if (!parsed.success) return
      await save(parsed.output.password)
      close()
    })
  const set = (name: keyof typeof empty) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value })
    setGenerated(null)
  }
  return { values, errors, failure, generated, busy, close, generate, submit, set }
}

// Rejects values that would favor the smaller remainders (modulo bias).
function cryptographic(below: number): number {
  const limit = Math.floor(0x1_0000_0000 / below) * below
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (value < limit) return value % below
  }
}
