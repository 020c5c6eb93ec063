import type { Data } from '@portico/shared/calls/endpoint.ts'
import { enroll_totp, remove_totp, start_totp } from '@portico/shared/contract/identity/second-factor.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useRef, useState } from 'react'
import { CallForm } from '../../kernel/call-form.tsx'
import { CodeField } from '../../kernel/code-field.tsx'
import { useForm } from '../../kernel/use-form.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { secureCall } from '../../kernel/secure-call.ts'

type Started = Data<typeof start_totp>
type Added = (codes: readonly string[] | null) => Promise<void>

/** The authenticator app: set up with a QR code and a first code, or removed. */
export function AppSection({
  isOn,
  onAdded,
  onRemoved,
}: {
  isOn: boolean
  onAdded: Added
  onRemoved: () => Promise<void>
}) {
  const [started, setStarted] = useState<Started | null>(null)
  const { busy, failure, run } = useAction()
  const head = useRef<HTMLHeadingElement>(null)
  const start = async () => setStarted(await secureCall(start_totp))
  const remove = async () => {
    await secureCall(remove_totp)
    await onRemoved()
    head.current?.focus()
  }
  const added: Added = async (codes) => {
    setStarted(null)
    await onAdded(codes)
  }
  return (
    <div className="stack">
      <h2 className="account-head" ref={head} tabIndex={-1}>
        Authenticator app
      </h2>
      <p>An app on your phone shows a new code every 30 seconds. You enter it after your password when you sign in.</p>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {isOn ? (
        <div className="row row-between">
          <StatusMark tone="success">Set up</StatusMark>
          <ConfirmButton
            kind="secondary"
            icon="trash"
            busy={busy}
            title="Remove the app?"
            follows="You’ll no longer need its codes to sign in."
            confirmLabel="Remove"
            onConfirm={() => void run(remove)}
          >
            Remove the app
          </ConfirmButton>
        </div>
      ) : null}
      {!isOn && started ? <Scan started={started} onAdded={added} /> : null}
      {!isOn && !started ? (
        <div>
          <Button icon="phone" busy={busy} onClick={() => void run(start)}>
            Set up an app
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Scan({ started, onAdded }: { started: Started; onAdded: Added }) {
  const form = useForm({
    schema: enroll_totp.body,
    initial: { code: '' },
    send: async (body) => onAdded((await secureCall(enroll_totp, { body })).recovery_codes),
  })
  return (
    <CallForm
      name="totp"
      form={form}
      className="stack"
      intro={
        <>
          <p>Scan this QR code with the app, then enter the code it shows.</p>
          <img
            className="totp-picture"
            src={started.qr}
            alt="QR code for the authenticator app"
            width="240"
            height="240"
          />
          <p className="small">
            Can’t scan it? Enter this key in the app: <span className="totp-secret">{started.secret}</span>
          </p>
        </>
      }
    >
      <CodeField
        id="totp-code"
        label="Code from the app"
        error={form.errorOf('code')}
        value={form.values.code}
        onTyped={(text) => form.set('code', text)}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          Turn it on
        </Button>
      </div>
    </CallForm>
  )
}
