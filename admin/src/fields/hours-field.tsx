import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for hours by subject, one per line. */
export function HoursField(props: FieldProps<FieldOf<'hours'>>) {
  const { name, value, onChange, onBlur, inputRef } = props
  return (
    <Field {...labelsOf(props)}>
      <TextArea
        ref={inputRef}
        name={name}
        value={String(value)}
        placeholder="Ethics: 1.5"
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
