import type { Data } from '@portico/shared/calls/endpoint.ts'
import { enroll_totp, type start_totp } from '@portico/shared/contract/identity/second-factor.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { CallForm } from '../../kernel/call-form.tsx'
import { CodeField } from '../../kernel/code-field.tsx'
import { CopyButton } from '../../kernel/copy-button.tsx'
import { secureCall } from '../../kernel/secure-call.ts'
import { useForm } from '../../kernel/use-form.ts'

export type StartedApp = Data<typeof start_totp>
type Props = {
  started: StartedApp
  onAdded: (codes: readonly string[] | null) => Promise<void>
  onCancel: () => void
}

/** Brings the secret into an authenticator app, also one on this very phone, and asks for the app's first code. */
export function AppSetUp({ started, onAdded, onCancel }: Props) {
  const form = useForm({
    schema: enroll_totp.body,
    initial: { code: '' },
    send: async (body) => onAdded((await secureCall(enroll_totp, { body })).recovery_codes),
  })
  return (
    <CallForm name="totp" form={form} className="stack" intro={<Secret started={started} />}>
      <CodeField
        id="totp-code"
        label="Code from the app"
        error={form.errorOf('code')}
        value={form.values.code}
        onTyped={(text) => form.set('code', text)}
      />
      <div className="row">
        <Button type="submit" busy={form.busy}>
          Turn it on
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </CallForm>
  )
}

const Secret = ({ started: { address, qr, secret } }: Pick<Props, 'started'>) => (
  <>
    <p>Scan this QR code with the app, then enter the code it shows.</p>
    <img className="totp-picture" src={qr} alt="QR code for the authenticator app" width="240" height="240" />
    <p className="totp-open">
      <LinkButton kind="secondary" icon="phone" href={address}>
        Open the app on this device
      </LinkButton>
    </p>
    <p className="small">
      Can’t scan it? Enter this key in the app: <span className="totp-secret">{secret}</span>
    </p>
    <div className="row">
      <CopyButton text={secret} size="small" failed="Couldn’t copy the key. Please select it and copy it.">
        Copy the key
      </CopyButton>
    </div>
  </>
)
