import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for a whole number; any other input stays as typed, and validation rejects it. */
export function NumberField(props: FieldProps<FieldOf<'number'>>) {
  const { name, value, onChange, onBlur, inputRef } = props
  return (
    <Field {...labelsOf(props)}>
      <TextInput
        ref={inputRef}
        name={name}
        inputMode="numeric"
        value={String(value)}
        onBlur={onBlur}
        onChange={(event) =>
          onChange(/^-?\d{1,15}$/.test(event.target.value) ? Number(event.target.value) : event.target.value)
        }
      />
    </Field>
  )
}
