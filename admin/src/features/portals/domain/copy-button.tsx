import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'

/** Copies a value; if the browser does not allow it, says so, and the value next to it can be selected by hand. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setSaid('Copied'),
      () => setSaid('Please copy it by hand'),
    )
  return (
    <span className="copy-button">
      <Button kind="quiet" size="small" icon="copy" aria-label={label} onClick={copy} onBlur={() => setSaid('')}>
        Copy
      </Button>
      <span role="status">{said}</span>
    </span>
  )
}
