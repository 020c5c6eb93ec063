import { Button } from '@portico/shared/ui/button.tsx'
import { useEffect, useRef } from 'react'

/** Ten codes that are never shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${location.host}\n${codes.join('\n')}\n`)}`
  return (
    <div className="stack">
      <h2 className="account-head" ref={head} tabIndex={-1}>Keep your recovery codes</h2>
      <p>Each of them opens your account once when the app or passkey is lost. They are shown only now.</p>
      <ul className="recovery-codes">{codes.map((code) => <li key={code}>{code}</li>)}</ul>
      <div className="row">
        <a className="button button-secondary" href={file} download="recovery-codes.txt">Download</a>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}
