import { remove_totp, start_totp } from '@portico/shared/contract/identity/second-factor.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useRef, useState } from 'react'
import { AppSetUp, type StartedApp } from './app-set-up.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { secureCall } from '../../kernel/secure-call.ts'

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
  const [started, setStarted] = useState<StartedApp | null>(null)
  const { busy, failure, run } = useAction()
  const head = useRef<HTMLHeadingElement>(null)
  const start = async () => setStarted(await secureCall(start_totp))
  const remove = async () => {
    await secureCall(remove_totp)
    await onRemoved()
    head.current?.focus()
  }
  const cancel = () => {
    setStarted(null)
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
      {isOn ? <IsSetUp busy={busy} onRemove={() => void run(remove)} /> : null}
      {!isOn && started ? <AppSetUp started={started} onAdded={added} onCancel={cancel} /> : null}
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

const IsSetUp = ({ busy, onRemove }: { busy: boolean; onRemove: () => void }) => (
  <div className="row row-between">
    <StatusMark tone="success">Set up</StatusMark>
    <ConfirmButton
      kind="secondary"
      icon="trash"
      busy={busy}
      title="Remove the app?"
      follows="You’ll no longer need its codes to sign in."
      confirmLabel="Remove"
      onConfirm={onRemove}
    >
      Remove the app
    </ConfirmButton>
  </div>
)
