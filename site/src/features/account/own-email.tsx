import {
  cancel_email_change,
  request_email_change,
  show_email_change,
} from '@portico/shared/contract/identity/profile-email.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { $visitor, setMember } from '../../kernel/me.store.ts'
import { useForm } from '../../kernel/use-form.ts'
import { useLoad } from '../../kernel/use-load.ts'
import { ConfirmEmailForm } from './confirm-email-form.tsx'

type Standing = { email: string; pending: string | null }
type Changed = { onChanged: (standing: Standing) => void }
type ChangedOrOver = Changed & { onOver: (text: string) => void }

/** The email that the person signs in with, and its change: requested with the password, confirmed with a code from the new mailbox. */
export function OwnEmail() {
  const loaded = useLoad('email', () => browserCall(show_email_change))
  const [isChanged, setChanged] = useState(false)
  const [over, setOver] = useState<string | null>(null)
  if (loaded.state === 'failed')
    return (
      <ErrorState onRetry={loaded.reload} requestId={referenceOf(loaded.error)}>
        {failureText(loaded.error)}
      </ErrorState>
    )
  if (loaded.state === 'loading') return <p role="status">Loading…</p>
  const { email, pending } = loaded.data
  const onChanged = (now: Standing) => {
    loaded.set(now)
    setOver(null)
    setChanged(now.email !== email)
    const visitor = $visitor.get()
    if (now.email !== email && visitor.state === 'member') setMember({ ...visitor.me, email: now.email })
  }
  const onOver = (text: string) => {
    onChanged({ email, pending: null })
    setOver(text)
  }
  return (
    <div className="stack">
      <p>
        You sign in with <strong className="own-email">{email}</strong>.
      </p>
      <div role="status" className="live">
        {isChanged ? (
          <Notice tone="success">Your email address was changed. You’re signed out everywhere else.</Notice>
        ) : null}
        {over === null ? null : <Notice tone="waiting">{over}</Notice>}
      </div>
      {pending === null ? (
        <RequestForm onChanged={onChanged} />
      ) : (
        <Pending key={pending} pending={pending} onChanged={onChanged} onOver={onOver} />
      )}
    </div>
  )
}

const labels = { email: 'New email', password: 'Your password' }

function RequestForm({ onChanged }: Changed) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Change email
        </Button>
      </div>
    )
  return <OpenRequestForm onChanged={onChanged} onClose={() => setOpen(false)} />
}

function OpenRequestForm({ onChanged, onClose }: Changed & { onClose: () => void }) {
  const first = useFocusOnShow<HTMLInputElement>()
  const form = useForm({
    schema: request_email_change.body,
    initial: { email: '', password: '' },
    send: async (body) => onChanged(await browserCall(request_email_change, { body }).catch(atPassword)),
  })
  return (
    <CallForm name="email" form={form} labels={labels} className="stack" label="Change email">
      <Field label={labels.email} id="email-email" required error={form.errorOf('email')}>
        <TextInput
          ref={first}
          type="email"
          autoComplete="email"
          value={form.values.email}
          onChange={(event) => form.set('email', event.target.value)}
        />
      </Field>
      <Field label={labels.password} id="email-password" required error={form.errorOf('password')}>
        <PasswordInput
          autoComplete="current-password"
          value={form.values.password}
          onChange={(event) => form.set('password', event.target.value)}
        />
      </Field>
      <p className="small muted">
        We’ll send a code to the new address. Nothing changes until you enter it here. Your certificates, orders and
        courses stay with your account.
      </p>
      <div className="row">
        <Button type="submit" busy={form.busy}>
          Send code
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </CallForm>
  )
}

/** Puts the refusal of a wrong password at its field. */
function atPassword(error: unknown): never {
  throw error instanceof CallError && error.code === 'auth.password_incorrect'
    ? new CallError({ ...error, message: error.message, fields: { password: [error.message] } })
    : error
}

function Pending({ pending, onChanged, onOver }: ChangedOrOver & { pending: string }) {
  const { busy, failure, run } = useAction()
  return (
    <div className="stack">
      <ConfirmEmailForm pending={pending} onChanged={onChanged} onOver={onOver} />
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <div>
        <Button
          kind="quiet"
          busy={busy}
          onClick={() => void run(async () => onChanged(await browserCall(cancel_email_change)))}
        >
          Cancel this change
        </Button>
      </div>
    </div>
  )
}
