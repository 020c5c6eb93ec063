import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for one line of text, or several. */
export function TextField(props: FieldProps<FieldOf<'text'>>) {
  const { name, field, value, onChange, onBlur, inputRef } = props
  return (
    <Field {...labelsOf(props)}>
      {field.lines ? (
        <TextArea
          ref={inputRef}
          name={name}
          value={String(value)}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextInput
          ref={inputRef}
          name={name}
          value={String(value)}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
