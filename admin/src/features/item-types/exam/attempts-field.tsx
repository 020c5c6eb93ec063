import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

/** Optional whole number. Non-numeric input counts as empty; the validation rule rejects numbers that are too large. */
export const AttemptsField = ({
  value,
  error,
  onChange,
}: {
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
}) => (
  <Field label="Attempts" optional help="How many times it may be taken. Leave empty for no limit." error={error}>
    <TextInput
      type="number"
      min={1}
      max={1_000}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  </Field>
)
