import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import type { FieldOf, FieldProps } from './field-props.ts'

export function BooleanField({
  name,
  field,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
}: FieldProps<FieldOf<'boolean'>>) {
  return (
    <Checkbox
      ref={inputRef}
      name={name}
      label={field.label}
      help={field.help}
      error={error}
      checked={value === true}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
