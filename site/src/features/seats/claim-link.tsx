import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { CopyButton } from '../../kernel/copy-button.tsx'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'

/** A claim URL to pass on, with a copy button. A new one takes the focus, and so comes into view. */
export function ClaimLink({ url, isNew }: { url: string; isNew: boolean }) {
  const field = useFocusOnShow<HTMLInputElement>(isNew)
  return (
    <div className="claim-link">
      <Field
        label="Claim link"
        help="Anyone who opens this link and signs in takes one seat, until all seats are taken."
      >
        <TextInput ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="row">
        <CopyButton text={url} size="small" failed="Couldn’t copy the link. Please select it and copy it.">
          Copy
        </CopyButton>
      </div>
    </div>
  )
}
