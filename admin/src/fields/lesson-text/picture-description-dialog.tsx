import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { autoFocusRef } from '../../kernel/auto-focus-ref.ts'

type Props = { present: string; isNew: boolean; onWords: (alt: string) => void; onClose: () => void }

/** Dialog for a picture's text alternative. */
export function PictureDescriptionDialog({ present, isNew, onWords, onClose }: Props) {
  const [words, setWords] = useState(present)
  const finish = () => onWords(words.trim())
  return (
    <Dialog
      open
      onClose={onClose}
      title="Picture description"
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={finish}>{isNew ? 'Insert picture' : 'Save description'}</Button>
        </>
      }
    >
      <Field
        label="What the picture shows"
        optional
        help="Read out to learners who cannot see it. Leave empty if the text already says it."
      >
        <TextInput
          ref={autoFocusRef}
          value={words}
          maxLength={500}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            finish()
          }}
        />
      </Field>
    </Dialog>
  )
}
