import type { PasskeyAnswer } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { PasskeyNotUsed, signWithPasskey } from '@portico/shared/ui/use-passkey.ts'
import { useState } from 'react'

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
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle')
  const sign = async () => {
    setState('busy')
    try {
      await onSigned(await signWithPasskey(await options()))
      setState('idle')
    } catch (error) {
      setState({ problem: error instanceof PasskeyNotUsed ? error.message : failureText(error) })
    }
  }
  return (
    <div className="stack">
      <Button kind="secondary" size="large" block icon="shield" busy={state === 'busy'} onClick={() => void sign()}>
        {label}
      </Button>
      {typeof state === 'object' ? (
        <Notice tone="failed" alert>
          {state.problem}
        </Notice>
      ) : null}
    </div>
  )
}
