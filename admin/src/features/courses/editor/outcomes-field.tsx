import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'

/** Returns a form value as a list of sentences. */
export const linesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Learning outcomes, one sentence per line. */
export function OutcomesField({ control }: { control: Control }) {
  const { field, fieldState } = useController({ name: 'outcomes', control })
  const [text, setText] = useState(linesOf(field.value).join('\n'))
  const shown = linesOf(field.value)
  const typed = text.split('\n').flatMap((line) => line.trim() || [])
  return (
    <Field
      label="What you will learn"
      optional
      help="One sentence per line, at most 20. Shown above the description."
      error={fieldState.error?.message}
    >
      <TextArea
        rows={5}
        // A value set from outside, such as by comparing two edits, replaces the typed text.
        value={typed.join('\n') === shown.join('\n') ? text : shown.join('\n')}
        onBlur={field.onBlur}
        onChange={(event) => {
          setText(event.target.value)
          field.onChange(event.target.value.split('\n').flatMap((line) => line.trim() || []))
        }}
      />
    </Field>
  )
}
