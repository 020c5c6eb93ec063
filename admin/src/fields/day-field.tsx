import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for a calendar date. */
export function DayField(props: FieldProps<FieldOf<'day'>>) {
  const { name, value, onChange, onBlur, inputRef } = props
  return (
    <Field {...labelsOf(props)}>
      <TextInput
        ref={inputRef}
        name={name}
        type="date"
        value={String(value)}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
