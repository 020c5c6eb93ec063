import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Call } from '../calls/call.ts'
import { confirm_session } from '../contract/identity/second-factor-sessions.ts'
import { passkey_options } from '../contract/identity/second-factor-passkeys.ts'
import { show_second_factor } from '../contract/identity/second-factor.ts'
import { Button } from '../ui/button.tsx'
import { confirmations } from '../ui/confirmations.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { hasPasskeys, passkeyFailureText, signWithPasskey } from '../ui/use-passkey.ts'
import { useAction } from './use-action.ts'

/** The dialog that asks for the password or a passkey again; render one per page. It opens when `confirmations.ask` is called. */
export function ReauthenticateDialog({ call }: { call: Call }) {
  const isAsked = useSyncExternalStore(confirmations.subscribe, confirmations.isAsked, () => false)
  return isAsked ? <Question call={call} /> : null
}

function Question({ call }: { call: Call }) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const offersPasskey = useOffersPasskey(call)
  const { busy, failure, run } = useAction(passkeyFailureText)
  const confirm = (prove: () => Promise<unknown>) =>
    run(async () => {
      await prove()
      confirmations.answer(true)
    })
  const byPassword = () => confirm(() => call(confirm_session, { body: { kind: 'password', password } }))
  const byPasskey = () =>
    confirm(async () =>
      call(confirm_session, { body: { kind: 'passkey', answer: await signWithPasskey(await call(passkey_options)) } }),
    )
  return (
    <Dialog
      open
      onClose={() => confirmations.answer(false)}
      title="Confirm it’s you"
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={() => confirmations.answer(false)}>
            Cancel
          </Button>
          <Button busy={busy} disabled={password === ''} onClick={() => void byPassword()}>
            Confirm
          </Button>
        </>
      }
    >
      <Form className="stack" onSubmit={() => void (password !== '' && byPassword())}>
        <p>This is a sensitive change. After you confirm, we won’t ask again for 10 minutes.</p>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        <Field label="Your password" id="confirm-password">
          <PasswordInput
            ref={field}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {offersPasskey ? (
          <Button kind="secondary" icon="shield" block onClick={() => void byPasskey()}>
            Use a passkey instead
          </Button>
        ) : null}
      </Form>
    </Dialog>
  )
}

/** Whether the account has a passkey usable in this browser. */
function useOffersPasskey(call: Call): boolean {
  const [offers, setOffers] = useState(false)
  useEffect(() => {
    if (hasPasskeys())
      call(show_second_factor).then(
        ({ passkeys }) => setOffers(passkeys.some((key) => key.is_usable_here)),
        () => {},
      )
  }, [call])
  return offers
}
