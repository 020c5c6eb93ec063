import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useFocusOnShow } from './focus-on-show.ts'

export type CodeFieldProps = {
  id: string
  label?: string
  help?: string
  error: string | undefined
  value: string
  onTyped: (text: string) => void
}

/** Input for an emailed or app code; takes focus when it appears. */
export function CodeField({ id, label = 'Code', help, error, value, onTyped }: CodeFieldProps) {
  const input = useFocusOnShow<HTMLInputElement>()
  return (
    <Field label={label} id={id} required error={error} help={help}>
      <TextInput
        ref={input}
        className="input-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={value}
        onChange={(event) => onTyped(event.target.value)}
      />
    </Field>
  )
}
