import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'

/** The address to pass on, ready to be copied by hand or by button. */
export function ClaimLink({ url }: { url: string }) {
  const [copied, setCopied] = useState<string>('')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('Copied.'),
      () => setCopied('Please copy it by hand.'),
    )
  return (
    <div className="claim-link">
      <Field label="Claim link" help="Whoever opens it and signs in takes one seat, until none is left.">
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="row">
        <Button kind="secondary" size="small" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <span className="small" role="status">
          {copied}
        </span>
      </div>
    </div>
  )
}
