import {
  add_passkey,
  passkey_creation_options,
  remove_passkey,
} from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import type { PasskeyLine } from '@portico/shared/contract/identity/second-factor.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { hasPasskeys, makePasskey, passkeyFailureText } from '@portico/shared/ui/use-passkey.ts'
import { useRef, useState } from 'react'
import { portalDate } from '../../scripts/portal-date.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { secureCall } from '../../kernel/secure-call.ts'

/** Passkeys: the device verifies a fingerprint, a face or its PIN; no password or code is needed. */
export function PasskeySection({
  passkeys,
  onAdded,
  onRemoved,
}: {
  passkeys: readonly PasskeyLine[]
  onAdded: (codes: readonly string[] | null) => Promise<void>
  onRemoved: () => Promise<void>
}) {
  const { busy, failure, run } = useAction(passkeyFailureText)
  const head = useRef<HTMLHeadingElement>(null)
  const remove = async (passkey_id: number) => {
    await secureCall(remove_passkey, { params: { passkey_id } })
    await onRemoved()
    head.current?.focus()
  }
  const add = async (name: string) => {
    const passkey = await makePasskey(await secureCall(passkey_creation_options))
    const { recovery_codes } = await secureCall(add_passkey, { body: { name: name.trim() || 'Passkey', passkey } })
    await onAdded(recovery_codes)
  }
  return (
    <div className="stack">
      <h2 className="account-head" ref={head} tabIndex={-1}>
        Passkeys
      </h2>
      <p>
        Sign in with your fingerprint, face or PIN, or with a security key. A passkey also counts as two-factor
        authentication.
      </p>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {passkeys.length > 0 ? (
        <ul className="security-lines" aria-label="Your passkeys">
          {passkeys.map((key) => (
            <PasskeyRow key={key.id} passkey={key} onRemove={() => void run(() => remove(key.id))} />
          ))}
        </ul>
      ) : (
        <p className="muted">You have no passkey yet.</p>
      )}
      {hasPasskeys() ? (
        <AddPasskey busy={busy} onAdd={(name, clear) => void run(() => add(name).then(clear))} />
      ) : (
        <p className="muted">This browser does not support passkeys.</p>
      )}
    </div>
  )
}

const PasskeyRow = ({ passkey, onRemove }: { passkey: PasskeyLine; onRemove: () => void }) => (
  <li>
    <div>
      <strong>{passkey.name}</strong>
      <span className="small muted">
        Added {portalDate(passkey.created_at, 'medium')}
        {passkey.last_used_at ? `, last used ${portalDate(passkey.last_used_at, 'medium')}` : ''}
        {passkey.is_usable_here ? '' : '. Works on another website only.'}
      </span>
    </div>
    <ConfirmButton
      kind="secondary"
      size="small"
      icon="trash"
      aria-label={`Remove ${passkey.name}`}
      title="Remove this passkey?"
      follows={
        <>
          <strong>{passkey.name}</strong> will no longer sign you in.
        </>
      }
      confirmLabel="Remove"
      onConfirm={onRemove}
    >
      Remove
    </ConfirmButton>
  </li>
)

function AddPasskey({ busy, onAdd }: { busy: boolean; onAdd: (name: string, clear: () => void) => void }) {
  const [name, setName] = useState('')
  return (
    <Form className="stack" onSubmit={() => onAdd(name, () => setName(''))}>
      <Field
        label="Passkey name"
        id="passkey-name"
        optional
        help="Helps you recognize it later, for example “My laptop”."
      >
        <TextInput maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" kind="secondary" icon="plus" busy={busy}>
          Add a passkey
        </Button>
      </div>
    </Form>
  )
}
