import { Button } from '@portico/shared/ui/button.tsx'
import { useEffect, useRef } from 'react'

/** Ten codes that are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${location.host}\n${codes.join('\n')}\n`)}`
  return (
    <div className="stack">
      <h2 className="account-head" ref={head} tabIndex={-1}>
        Save your recovery codes
      </h2>
      <p>If you lose your app or passkey, each of these codes lets you sign in once. You won’t see them again.</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <a className="button button-secondary" href={file} download="recovery-codes.txt">
          Download
        </a>
        <Button onClick={onKept}>I’ve saved them</Button>
      </div>
    </div>
  )
}
