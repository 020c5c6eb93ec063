import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for a date and time in local time; another field holds the time zone. */
export function ClockField(props: FieldProps<FieldOf<'clock'>>) {
  const { name, value, onChange, onBlur, inputRef } = props
  return (
    <Field {...labelsOf(props)}>
      <TextInput
        ref={inputRef}
        name={name}
        type="datetime-local"
        value={String(value)}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
