import { errorMessage } from '@portico/shared/errors/message.ts'
import { isUrl } from '@portico/shared/schemas/urls.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { autoFocusRef } from '../kernel/auto-focus-ref.ts'

const isLinkTarget = (text: string): boolean => text === '' || isUrl(text) || /^\/(?![/\\])\S*$/.test(text)

/** Dialog for the URL of the selected text's link; an empty one removes the link. */
export function LinkDialog({
  present,
  onLink,
  onClose,
}: {
  present: string
  onLink: (href: string) => void
  onClose: () => void
}) {
  const [href, setHref] = useState(present)
  const [isWrong, setWrong] = useState(false)
  const finish = () => (isLinkTarget(href.trim()) ? onLink(href.trim()) : setWrong(true))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Link"
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={finish}>{href.trim() === '' && present !== '' ? 'Remove link' : 'Set link'}</Button>
        </>
      }
    >
      <Field
        label="URL"
        help="https://…, mailto:…, or a page of this portal such as /courses."
        error={isWrong ? errorMessage('validation.invalid_url') : undefined}
      >
        <TextInput
          ref={autoFocusRef}
          value={href}
          inputMode="url"
          autoCapitalize="none"
          onChange={(event) => setHref(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              finish()
            }
          }}
        />
      </Field>
    </Dialog>
  )
}
