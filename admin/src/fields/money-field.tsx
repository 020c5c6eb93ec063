import { Field } from '@portico/shared/ui/field.tsx'
import { DollarsInput } from './dollars-input.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for an amount, typed in dollars. */
export function MoneyField(props: FieldProps<FieldOf<'money'>>) {
  const { name, field, value, onChange, onBlur, inputRef } = props
  return (
    <Field {...labelsOf({ ...props, field: { ...field, label: `${field.label} (US$)` } })}>
      <DollarsInput
        name={name}
        ref={inputRef}
        cents={typeof value === 'number' ? value : Number.NaN}
        least_cents={0}
        onChange={(cents) => onChange(Number.isNaN(cents) ? '' : cents)}
        onLeave={onBlur}
      />
    </Field>
  )
}
