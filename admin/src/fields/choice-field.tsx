import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

export function ChoiceField(props: FieldProps<FieldOf<'choice'>>) {
  const { name, field, value, onChange, onBlur, inputRef } = props
  return (
    <Field {...labelsOf(props)} optional={false}>
      <Select
        ref={inputRef}
        name={name}
        value={String(value)}
        onBlur={onBlur}
        options={field.options}
        onChange={(event) =>
          onChange(field.options.find((option) => String(option.value) === event.target.value)?.value ?? '')
        }
      />
    </Field>
  )
}
