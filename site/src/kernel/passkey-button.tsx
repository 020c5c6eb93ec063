import type { PasskeyAnswer } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { passkeyFailureText, signWithPasskey } from '@portico/shared/ui/use-passkey.ts'

/** Gets the challenge from the API, has the browser sign it, and passes on the result; shows errors next to itself. */
export function PasskeyButton({
  label,
  options,
  onSigned,
}: {
  label: string
  options: () => Promise<{ challenge: string }>
  onSigned: (answer: PasskeyAnswer) => Promise<void>
}) {
  const { busy, failure, run } = useAction(passkeyFailureText)
  const sign = () => run(async () => onSigned(await signWithPasskey(await options())))
  return (
    <div className="stack">
      <Button kind="secondary" size="large" block icon="shield" busy={busy} onClick={() => void sign()}>
        {label}
      </Button>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
    </div>
  )
}
